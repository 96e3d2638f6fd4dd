import type { PayoutRegister } from '#src/actors/money/registers.ts';

/** How far a register is: its file, the bank, its answer. */
export type RegisterStage = 'made' | 'saved' | 'handedOver' | 'answered';

export function stageOf({ open, fileSavedAt, handedOverAt }: PayoutRegister): RegisterStage {
  if (open.count === 0) return 'answered';
  if (handedOverAt !== null) return 'handedOver';
  return fileSavedAt === null ? 'made' : 'saved';
}
