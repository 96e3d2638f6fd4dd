export interface Page {
  page: number;
  pageSize: number;
}

/** Applies the contract's defaults to a query. */
export const pageOf = (query: { page?: number | undefined; pageSize?: number | undefined }): Page => ({
  page: query.page ?? 1,
  pageSize: query.pageSize ?? 20,
});

export const offsetOf = ({ page, pageSize }: Page) => ({ limit: pageSize, offset: (page - 1) * pageSize });
