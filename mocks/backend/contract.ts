/**
 * `arcade-member/contract`: the calls, and the schemas and types of what players send and read. The lists of
 * calls hold the schema of every answer, of staff calls and of the app's `/api` too.
 */
export * from '#contract/account/account'
export * from '#contract/account/login'
export { type AdminCallName, adminCalls } from '#contract/admin/calls'
export { staffCalls } from '#contract/calls/admin'
export { apiCalls } from '#contract/calls/api'
export {
  type Answer,
  answerSchema,
  type Call,
  type Caller,
  type Envelope,
} from '#contract/calls/call'
export { providerCalls } from '#contract/calls/provider'
export * from '#contract/games/games'
export * from '#contract/help/support'
export * from '#contract/invite/invite'
export * from '#contract/notifications/notification'
export * from '#contract/promotion/promotion'
export * from '#contract/protection/limits'
export * from '#contract/provider'
export * from '#contract/rewards/rewards'
export { type Scenario, scenarioSchema } from '#contract/scenario/file'
export { type TestControls } from '#contract/scenario/scenario'
export { type SnapshotFile, snapshotFileSchema } from '#contract/scenario/snapshot'
export * from '#contract/site/site'
export * from '#contract/wallet/statement'
export * from '#contract/wallet/wallet'
export * from '#contract/wire'
