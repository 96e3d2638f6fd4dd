const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A segment that is not an id is another page's path (`/employees/upload`), whether it exists or not. */
export const isRecordId = (id: string): boolean => uuid.test(id);
