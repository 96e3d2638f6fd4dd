/** Figures of many people's days. Other modules use only what this file exports. */
export { analyticsHandlers } from './routes.ts';
export { figuresCounting } from './counting.ts';
export {
  selectEarnable as earnableFiguresOf,
  selectEarned as earnedFiguresOf,
  selectStakes as stakesOf,
} from './sql/earned.ts';
export { selectCountedAt as figuresCountedAt } from './sql/months.ts';
