import { satangFromBaht } from '#lib/money'
import type { SettingRow } from '../database/rows'
import { commissionPercent } from '../invite/commission'
import { wheel } from './wheel'

export const settings: SettingRow[] = [
  {
    key: 'webColor',
    value: {
      mainText: '#ffffff',
      subText: '#cfdcff',
      menuBG: '#141d3a',
      secondaryColor: '#ffb74d',
      headerBarTop: '#24357a',
      headerBarBot: '#141d3a',
    },
  },
  {
    key: 'webSetting',
    value: {
      logoUrl: '/icons/icon.svg',
      siteName: 'อาร์เคด เมมเบอร์',
      homeUrl: null, // a simulated operator has no site outside
      lineUrl: null,
      telegramUrl: null,
      announcement: 'ระบบจำลอง ไม่มีการโอนเงินจริง เล่นอย่างมีสติ ปรึกษาสายด่วน 1323',
      maintenance: { on: false, message: '', until: null },
      minAge: 20,
      currencyUnit: 'baht',
    },
  },
  {
    key: 'withdraw',
    value: {
      minWithdraw: satangFromBaht(100),
      maxWithdraw: satangFromBaht(50_000),
      maxPerDay: satangFromBaht(100_000),
      maxCountPerDay: 5,
      openFrom: '00:30',
      openTo: '23:30',
      fee: satangFromBaht(0),
      requireTurnover: true,
      secondApproveOver: satangFromBaht(20_000),
      holdAfterBankChangeHours: 24,
    },
  },
  { key: 'wheel', value: wheel },
  {
    key: 'cashback',
    value: {
      enabled: true,
      percent: 5,
      period: 'daily',
      cutoff: '00:00',
      minLoss: satangFromBaht(100),
      maxAmount: satangFromBaht(1000),
      turnoverX: 1,
      claimDays: 3,
    },
  },
  {
    key: 'invite',
    value: {
      enabled: true,
      levels: [{ level: 1, percent: commissionPercent }],
      base: 'deposit',
      qualifyDeposit: satangFromBaht(50),
      minClaim: satangFromBaht(20),
      attributionDays: 90,
    },
  },
]
