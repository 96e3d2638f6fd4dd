import { samplePassword } from '../server/server.ts';
import { newId } from '#server/identifier.ts';
import type { OperationId } from '#server/http/operation.ts';
import { otherCard, type Company } from '../worlds/world.ts';

export interface Sample {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const bankRow = { line: 2, cardNumber: otherCard, amount: 100, outcome: 'paid' };

const netRow = { line: 2, pinfl: '30101909999992', net: 500_000_000 };

/** Valid requests of the operations on money. */
export const moneySamples = (company: Company) =>
  ({
    listCards: { path: { id: company.employee.jobId } },
    addCard: { path: { id: company.employee.jobId }, body: { cardNumber: otherCard, makeDefault: true } },
    setDefaultCard: { path: { id: company.employee.jobId, cardId: newId() } },
    removeCard: { path: { id: company.employee.jobId, cardId: newId() } },
    listPayLines: { path: { id: company.employee.jobId } },
    addPayLine: {
      path: { id: company.employee.jobId },
      body: { period: '2026-11', kind: 'bonus', amount: 50_000_000, reason: 'Loyiha uchun' },
    },
    withdrawPayLine: {
      path: { id: company.employee.jobId, lineId: newId() },
      body: { reason: 'Xato kiritilgan' },
    },
    getSalary: {},
    getMyEarnings: { query: { month: '2026-11' } },
    listPaymentRequests: { query: { shownAs: 'paid', state: 'paid' } },
    createSalaryRequest: { body: { amount: 10_000_000, cardId: newId(), note: 'Avans' } },
    getPaymentRequest: { path: { id: newId() } },
    reviewPaymentRequests: { body: { requests: [{ id: newId() }], event: 'approve' } },
    cancelSalaryRequest: { path: { id: newId() } },
    listPayoutRegisters: { query: { page: '1', pageSize: '10' } },
    createPayoutRegister: {},
    getPayoutRegister: { path: { id: newId() } },
    exportPayoutRegister: { path: { id: newId() }, body: { format: 'csv', language: 'ru' } },
    settlePayoutRegister: {
      path: { id: newId() },
      body: { event: 'markPaid', paidOn: '2026-11-18', reason: 'Bank tasdiqladi' },
    },
    readPayoutResult: { path: { id: newId() }, body: { rows: [bankRow] } },
    applyPayoutResult: {
      path: { id: newId() },
      body: { rows: [bankRow], paidOn: '2026-11-18', reason: 'Bank fayli' },
    },
    listPayRuns: { query: { page: '1', pageSize: '10' } },
    createPayRun: { body: { kind: 'salary', period: '2026-11' } },
    getPayRun: { path: { id: newId() } },
    listPayRunItems: { path: { id: newId() }, query: { search: 'Aliyev', show: 'warned' } },
    changePayRun: {
      path: { id: newId() },
      body: { event: 'exclude', employeeId: newId(), reason: 'Taʼtilda' },
    },
    computePayRun: { path: { id: newId() } },
    previewNetPay: { path: { id: newId() }, body: { rows: [netRow] } },
    setNetPay: { path: { id: newId() }, body: { rows: [netRow] } },
    confirmPayRun: {
      path: { id: newId() },
      body: { count: 1, amount: 10_000_000, password: samplePassword, note: 'Oʻzim' },
    },
    retryPayRun: { path: { id: newId() } },
    stopPayRun: { path: { id: newId() }, body: { reason: 'Hisob tekshiriladi' } },
    cancelPayRun: { path: { id: newId() }, body: { reason: 'Boshqatdan' } },
    exportPayouts: { body: { format: 'csv', language: 'ru' } },
    listPayouts: { query: { state: 'paid', search: 'Aliyev' } },
    getPayoutSettings: {},
    getPayoutBalance: {},
    updatePayoutSettings: { body: { version: 0, provider: 'hand' } },
    showPayoutCard: { path: { id: newId() }, body: {} },
    settlePaymentRequest: {
      path: { id: newId() },
      body: { event: 'markPaid', paidOn: '2026-11-18', reference: '1024', reason: 'Kassadan' },
    },
    listLedgerEntries: { query: { kind: 'approved' } },
    listTransactions: { query: { show: 'steps', status: 'success', month: '2026-11' } },
    exportTransactions: { body: { format: 'csv', language: 'ru' } },
    getLedgerProof: { query: { after: '1' } },
    exportPaymentRequests: { body: { format: 'csv', language: 'ru' } },
    getDayCosts: { query: { from: '2026-11', to: '2026-11' } },
    exportDayCosts: { body: { from: '2026-11', to: '2026-11', format: 'csv', language: 'ru' } },
  }) satisfies Partial<Record<OperationId, Sample>>;
