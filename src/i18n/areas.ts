/** The area of a file's texts: those of `companyProblems` belong to `problems`, and are loaded later. */
export const areaOf = (file: string): string => (file === 'companyProblems' ? 'problems' : file);
