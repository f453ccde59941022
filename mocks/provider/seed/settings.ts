import type { GameProvider } from '#contract/games/games'
import { helpline } from '#contract/protection/helpline'
import { satangFromBaht } from '#lib/money'
import { dayMs } from '#lib/time'
import type { GameProviderRow } from '../database/playRows'
import type { SettingRow } from '../database/rows'
import { wheel } from './rewards'

/** What a friend's deposit earns the one who invited them. There is one level: one's own friends. */
export const commissionPercent = 1

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
      announcement: `ระบบจำลอง ไม่มีการโอนเงินจริง เล่นอย่างมีสติ ปรึกษาสายด่วน ${helpline}`,
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

/** Invented game houses, most of them open. */
export function makeGameProviders(today: number): GameProviderRow[] {
  const houses: [
    GameProvider['providerCode'],
    string,
    GameProvider['category'],
    GameProvider['status'],
  ][] = [
    ['NOVA', 'Nova Reels', 'slot', 'online'],
    ['LOTUS', 'Lotus Spin', 'slot', 'online'],
    ['COMET', 'Comet Slots', 'slot', 'maintenance'],
    ['HARBOR', 'Harbor Live', 'casino', 'online'],
    ['JADE', 'Jade Table', 'casino', 'online'],
    ['PITCH', 'Pitch & Goal', 'sport', 'online'],
    ['ARENA', 'Arena Sports', 'sport', 'off'],
    ['CORAL', 'Coral Hunter', 'fish', 'online'],
    ['TIDE', 'Tide Fishing', 'fish', 'online'],
    ['LUCKY9', 'Lucky Nine', 'lottery', 'online'],
  ]
  return houses.map(([providerCode, providerName, category, status], index) => ({
    providerCode,
    providerName,
    category,
    status,
    maintenanceUntil: status === 'maintenance' ? new Date(today + dayMs / 4).toISOString() : null,
    imageUrl: null,
    sort: index + 1,
  }))
}
