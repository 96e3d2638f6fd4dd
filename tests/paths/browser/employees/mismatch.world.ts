import { addAccount } from '#tests/support/worlds/people.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import type { StaffWorld } from './staff.world.ts';

/** A record whose phone number belongs to an account with another PINFL, and another person's record. */
export class MismatchWorld {
  readonly id: string;
  readonly takenPhone: string;
  readonly #staff: StaffWorld;
  readonly #accountId: string;
  /** What the record says each time it disagrees. */
  readonly of: { pinfl: string; phoneNumber: string };

  private constructor(
    staff: StaffWorld,
    facts: { id: string; takenPhone: string; accountId: string; of: { pinfl: string; phoneNumber: string } },
  ) {
    this.#staff = staff;
    this.id = facts.id;
    this.takenPhone = facts.takenPhone;
    this.#accountId = facts.accountId;
    this.of = facts.of;
  }

  static async make(staff: StaffWorld): Promise<MismatchWorld> {
    const { phoneNumber, ...identity } = anyone();
    const { pinfl } = anyone();
    const accountId = await addAccount(staff.server, phoneNumber, identity);
    const id = await staff.hire({ phoneNumber, pinfl });
    const other = anyone();
    await staff.hire(other);
    return new MismatchWorld(staff, {
      id,
      takenPhone: other.phoneNumber,
      accountId,
      of: { pinfl, phoneNumber },
    });
  }

  /** Sets the PINFL of the person's account. */
  async setPinfl(pinfl: string): Promise<void> {
    const { db } = this.#staff.server;
    await db.updateTable('account').set({ pinfl }).where('id', '=', this.#accountId).execute();
  }

  /** Makes the PINFLs of record and account differ, and unlinks the two. */
  async disagree(): Promise<void> {
    const { db } = this.#staff.server;
    await this.setPinfl(anyone().pinfl);
    await db
      .updateTable('employee')
      .set({ ...this.of, accountId: null, status: 'notIdentified' })
      .where('id', '=', this.id)
      .execute();
  }

  async saveBehindTheBack(): Promise<void> {
    await this.#staff.renameBehindTheBack(this.id, 'Rahimova');
  }

  async recorded(): Promise<string | undefined> {
    return (await this.#staff.record(this.id))?.pinfl;
  }
}
