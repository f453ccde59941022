/** The tables' keys and indexes; `&` marks what must be unique. */
export const firstTables = {
  players: 'id, &username, &[bank_name+book_number], &book_name, inviterID',
  wallets: 'userId',
  ledger: '++seq, userId, &idemKey',
  deposits: 'depositId, userId, &requestId, &openKey',
  withdraws: 'withdrawId, userId, &requestId',
  promotions: 'PromotionID',
  received: 'receivedId, userId, PromotionID, &activeKey',
  commissions: '[depositId+level], inviterId',
  banners: 'bannerID',
  settings: 'key',
  banks: 'bankID',
  transferBanks: 'transferBankID',
} as const

/** A player has one open deposit, one open withdrawal, one active and one waiting promotion. */
export const tables = {
  ...firstTables,
  deposits: 'depositId, userId, &requestId, &openKey, &openUser',
  withdraws: 'withdrawId, userId, &requestId, &openUser',
  received: 'receivedId, userId, PromotionID, &activeKey, &waitingKey',
  requests: 'requestId, userId',
  slips: 'sha256, depositId',
  bankLines: 'lineId, depositId',
  obligations: 'obligationId, openUser',
  codes: 'codeId, &code, batchId',
  codeRedeems: 'redeemId, userId, &requestId, &[code+userId]',
  codeTries: 'userId',
  cashbacks: 'cashbackId, userId, &[userId+periodStart]',
  wheelPoints: '++seq, userId, &idemKey',
  wheelSeeds: 'userId',
  wheelSpins: 'spinId, userId, &requestId, day',
  gameProviders: 'providerCode',
  gameSessions: 'session, userId',
  limits: 'limitId, userId, &slotKey',
  blocks: 'blockId, userId',
  realities: 'userId',
} as const

/** What is due is looked for at every call: among thousands of deposits it must not be searched. */
export const dueTables = {
  deposits: `${tables.deposits}, dueAt`,
} as const

/** A statement reads a player's entries from the newest on, or those of some days. */
export const statementTables = {
  ledger: `${tables.ledger}, [userId+seq], [userId+createdAt]`,
} as const
/** What players and staff write each other. */
export const supportTables = { supportMessages: '++seq, userId' } as const

/**
 * A year of daily use is asked for by player and moment, never read as a whole; what grows with every
 * bet and is asked for at every start stands beside it as a total.
 */
export const yearTables = {
  players: `${tables.players}, [inviterID+createdAt]`,
  ledger: `${statementTables.ledger}, [userId+type+createdAt]`,
  deposits: `${dueTables.deposits}, [userId+createdAt], [userId+status], [userId+decidedAt], [userId+expiredAt], [userId+reviewedAt]`,
  withdraws: `${tables.withdraws}, [userId+createdAt], [userId+paidAt], [userId+closedAt]`,
  received: `${tables.received}, depositId, [userId+PromotionID+activatedAt], [PromotionID+activatedAt], [userId+receivedAt], [userId+activatedAt], [userId+closedAt], [userId+capWaivedAt]`,
  commissions: `${tables.commissions}, [inviterId+createdAt]`,
  requests: `${tables.requests}, createdAt`,
  slips: `${tables.slips}, pictureAt`,
  codeRedeems: `${tables.codeRedeems}, [userId+createdAt]`,
  wheelSpins: `${tables.wheelSpins}, [userId+createdAt], [userId+day]`,
  wheelVersions: 'version',
  gameSessions: `${tables.gameSessions}, [userId+createdAt], endsAt`,
  supportMessages: `${supportTables.supportMessages}, [userId+createdAt], [userId+answerAt]`,
  totals: '[userId+kind+part]',
} as const
