const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What is no id is another page's path (`/employees/upload`), built or not. */
export const isRecordId = (id: string): boolean => uuid.test(id);
