import type { Page } from 'playwright-core';

interface Fiber {
  tag: number;
  flags: number;
  memoizedProps: { id?: unknown; isStop?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Watches which rows of lists React renders, as its developer tools do: by the marks that it leaves in its tree. Call it before
 * the page is opened; what it returns gives the rows rendered since it was last called, each once.
 */
export async function watchRenderedRows(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    /** React marks a component that it has rendered in this commit. */
    const performedWork = 1;
    const last = new Map<string, Fiber>();
    const rendered = new Set<string>();
    const visit = (start: Fiber) => {
      const open: Fiber[] = [start];
      for (let fiber = open.pop(); fiber; fiber = open.pop()) {
        if (fiber.sibling) open.push(fiber.sibling);
        if (fiber.child) open.push(fiber.child);
        const { id, isStop } = fiber.memoizedProps ?? {};
        if (typeof id !== 'string' || isStop === undefined) continue;
        // A part that was skipped is the same object, with the marks of an earlier commit.
        if (last.get(id) !== fiber && fiber.flags & performedWork) rendered.add(id);
        last.set(id, fiber);
      }
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
      takeRenderedRows: () => {
        const rows = [...rendered];
        rendered.clear();
        return rows;
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { takeRenderedRows: () => string[] }).takeRenderedRows());
}
