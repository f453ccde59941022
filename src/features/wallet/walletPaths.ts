/** Where this domain's pages are. */
export const walletPaths = {
  wallet: '/wallet',
  deposit: '/wallet/deposit',
  depositDetail: (depositId: string) => `/wallet/deposit/${encodeURIComponent(depositId)}`,
  withdraw: '/wallet/withdraw',
  withdrawDetail: (withdrawId: string) => `/wallet/withdraw/${encodeURIComponent(withdrawId)}`,
  history: '/wallet/history',
  statement: '/wallet/statement',
  contact: (kind: 'deposit' | 'withdraw', id: string) =>
    `/help/contact?${kind}=${encodeURIComponent(id)}`,
  limits: '/account/limits',
} as const
