/** More failed files than this cannot be chance. */
export const MOST_FLAKY = 5;

/**
 * Runs each failed file once more, alone. One that fails again stays failed. One that passes counts as passed and is
 * listed as flaky with what it failed with at first. When more than five files failed, none has a second look.
 */
export function takeSecondLook(files, runAlone) {
  const failed = files.filter((one) => one.failures.length > 0);
  if (failed.length > MOST_FLAKY)
    return {
      files,
      flaky: [],
      failures: [`${failed.length} files failed, more than ${MOST_FLAKY}: none had a second look`],
    };
  const flaky = [];
  const seen = files.map((one) => {
    if (one.failures.length === 0) return one;
    const again = runAlone(one);
    if (!again || again.passed === 0 || again.failures.length > 0) return one;
    flaky.push({ file: one.file, name: one.name, failure: one.failures[0] });
    return { ...one, ...again, seconds: one.seconds };
  });
  return { files: seen, flaky, failures: [] };
}
