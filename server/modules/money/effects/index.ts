/** Previews what a decision would change in people’s pay. Other modules use only what this file exports. */
export { dayEffects, type DayChange } from './dayEffects.ts';
export { giveWayOrStop } from './preview.ts';
export { effectHandlers } from './effectRoutes.ts';
