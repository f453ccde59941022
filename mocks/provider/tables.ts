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
