export interface Page {
  page: number;
  pageSize: number;
}

/** What the contract's defaults mean when a query leaves them out. */
export const pageOf = (query: { page?: number | undefined; pageSize?: number | undefined }): Page => ({
  page: query.page ?? 1,
  pageSize: query.pageSize ?? 20,
});

export const offsetOf = ({ page, pageSize }: Page) => ({ limit: pageSize, offset: (page - 1) * pageSize });
