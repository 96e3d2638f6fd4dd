/** Who changes records, and when. */
export interface Writing {
  organizationId: string;
  byAccountId: string;
  at: Date;
}
