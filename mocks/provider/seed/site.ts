/** Site setup of the seed: banks, accounts, banners, settings and game providers. */

import type { GameProvider } from '#contract/games/games'
import { helpline } from '#contract/protection/limits'
import type { Bank, TransferBank } from '#contract/site/site'
import { satangFromBaht } from '#lib/money'
import { dayMs } from '#lib/time'
import type { GameProviderRow } from '../database/playRows'
import type { BannerRow, SettingRow } from '../database/rows'
import { wheel } from './offers'

/** Twelve Thai banks, most used first, with the lengths of their account numbers. */
export const banks: Bank[] = (
  [
    ['KBANK', 'ธนาคารกสิกรไทย', 'Kasikornbank', 10],
    ['SCB', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank', 10],
    ['BBL', 'ธนาคารกรุงเทพ', 'Bangkok Bank', 10],
    ['KTB', 'ธนาคารกรุงไทย', 'Krungthai Bank', 10],
    ['BAY', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya', 10],
    ['TTB', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank', 10],
    ['GSB', 'ธนาคารออมสิน', 'Government Savings Bank', 12],
    [
      'BAAC',
      'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
      'Bank for Agriculture and Agricultural Cooperatives',
      12,
    ],
    ['UOBT', 'ธนาคารยูโอบี', 'United Overseas Bank (Thai)', 10],
    ['CIMBT', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai Bank', 10],
    ['KKP', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra Bank', 10],
    ['GHB', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank', 12],
  ] as const
).map(([bank_code, bank_name, bank_name_en, length], index) => ({
  bankID: `B${String(index + 1).padStart(2, '0')}`, // sorts in this order
  bank_code,
  bank_name,
  bank_name_en,
  logo: null, // logos belong to the banks
  digits: [length],
  status: 'on',
}))

const holder = 'ร้านเกมจำลอง (ห้ามโอนจริง)'

/** Accounts for deposits. No bank issues numbers with so many leading zeros. */
export const transferBanks: TransferBank[] = (
  [
    ['T1', 'KBANK', 'ธนาคารกสิกรไทย', '0000000011', '00:00', '23:59', 'on'],
    ['T2', 'SCB', 'ธนาคารไทยพาณิชย์', '0000000022', '00:00', '23:59', 'on'],
    ['T3', 'KTB', 'ธนาคารกรุงไทย', '0000000033', '06:00', '22:00', 'on'],
    ['T4', 'GSB', 'ธนาคารออมสิน', '000000000044', '08:00', '20:00', 'off'],
  ] as const
).map(([transferBankID, bank_code, bank_name, book_number, openFrom, openTo, status], index) => ({
  transferBankID,
  bank_code,
  bank_name,
  book_number,
  book_name: holder,
  promptPayId: transferBankID === 'T1' ? '0000000000' : null,
  minDeposit: satangFromBaht(50),
  maxDeposit: satangFromBaht(50_000),
  openFrom,
  openTo,
  status,
  sort: index + 1,
}))

interface BannerStyle {
  /** Colours of the gradient, from left to right. */
  from: string
  to: string
  shape: keyof typeof shapes
}

const shapes = {
  waves:
    '<g fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"><path d="M400 150q35-40 70 0t70 0t70 0t70 0"/><path d="M400 185q35-40 70 0t70 0t70 0t70 0"/></g><circle cx="590" cy="80" r="34" fill="#ffd54f"/>',
  stars:
    '<g fill="#fff" fill-opacity=".8"><circle cx="470" cy="40" r="3"/><circle cx="530" cy="90" r="2"/><circle cx="640" cy="50" r="3"/><circle cx="500" cy="160" r="2"/><circle cx="655" cy="150" r="3"/></g><path d="M560 150l26-86q14-26 28 0l26 86l-40-18z" fill="#ffca58"/>',
  rays: '<g fill="#fff" fill-opacity=".16"><path d="M580 105L520-20h40z"/><path d="M580 105L660-20h40z"/><path d="M580 105L400 60v40z"/><path d="M580 105L420 240h60z"/><path d="M580 105L700 240v-60z"/></g><circle cx="580" cy="105" r="46" fill="#ffd54f"/><path d="M586 70l-30 42h20l-6 30l30-42h-20z" fill="#7a1f3d"/>',
  wheel:
    '<circle cx="580" cy="105" r="86" fill="#1a2350"/><path fill="#ffd54f" d="M580 105L580 27A78 78 0 0 1 635 50z"/><path fill="#e0662f" d="M580 105L635 50A78 78 0 0 1 658 105z"/><path fill="#0f8b8d" d="M580 105L658 105A78 78 0 0 1 635 160z"/><path fill="#fff" d="M580 105L635 160A78 78 0 0 1 580 183z"/><path fill="#ffd54f" d="M580 105L580 183A78 78 0 0 1 525 160z"/><path fill="#e0662f" d="M580 105L525 160A78 78 0 0 1 502 105z"/><path fill="#0f8b8d" d="M580 105L502 105A78 78 0 0 1 525 50z"/><path fill="#fff" d="M580 105L525 50A78 78 0 0 1 580 27z"/><circle cx="580" cy="105" r="16" fill="#1a2350"/><path fill="#fff" d="M580 40l-12-30h24z"/>',
}

/** A banner of 680 × 210 as inline SVG. The texts come from the seed and contain no markup. */
function bannerImage(title: string, line: string, { from, to, shape }: BannerStyle): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 210" width="680" height="210"><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path fill="url(#g)" d="M0 0h680v210H0z"/>${shapes[shape]}<g fill="#fff" font-family="Noto Sans Thai,Thonburi,Leelawadee UI,sans-serif"><text x="32" y="102" font-size="34" font-weight="700">${title}</text><text x="32" y="146" font-size="20">${line}</text></g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const always = { startAt: null, endAt: null, status: 'on' } as const

export const banners: BannerRow[] = [
  {
    bannerID: 'N1',
    imageUrl: bannerImage('ภารกิจสมบัติใต้สมุทร', 'ฝากครบ 100 บาท รับ 1 แต้มวงล้อ', {
      from: '#0b3d63',
      to: '#0f8b8d',
      shape: 'waves',
    }),
    alt: 'ภารกิจสมบัติใต้สมุทร ฝากครบ 100 บาท รับ 1 แต้มวงล้อ',
    linkTo: '/rewards',
    position: 'home',
    sort: 1,
    ...always,
  },
  {
    bannerID: 'N2',
    imageUrl: bannerImage('ศึกจรวดข้ามดวงดาว', 'สล็อต กีฬา ยิงปลา เลือกเล่นได้เลย', {
      from: '#2b1a5e',
      to: '#8a2be2',
      shape: 'stars',
    }),
    alt: 'ศึกจรวดข้ามดวงดาว สล็อต กีฬา ยิงปลา เลือกเล่นได้เลย',
    linkTo: '/games',
    position: 'home',
    sort: 2,
    ...always,
  },
  {
    bannerID: 'N3',
    imageUrl: bannerImage('เติมพลังรับโบนัส 20%', 'ฝากครั้งถัดไป รับเพิ่มสูงสุด 500 บาท', {
      from: '#7a1f3d',
      to: '#e0662f',
      shape: 'rays',
    }),
    alt: 'เติมพลังรับโบนัส 20% ฝากครั้งถัดไป รับเพิ่มสูงสุด 500 บาท',
    linkTo: '/promotion',
    position: 'home',
    sort: 3,
    ...always,
  },
  {
    bannerID: 'N4',
    imageUrl: bannerImage('เล่นพอดี มีความสุข', 'ตั้งวงเงินของคุณเอง พักได้ทุกเมื่อ', {
      from: '#1d4d2b',
      to: '#4f9d4a',
      shape: 'waves',
    }),
    alt: 'เล่นพอดี มีความสุข ตั้งวงเงินของคุณเอง พักได้ทุกเมื่อ',
    linkTo: '/account/limits',
    position: 'promotion',
    sort: 4,
    ...always,
  },
  {
    bannerID: 'N5',
    imageUrl: bannerImage('วงล้อนำโชครอคุณอยู่', 'ใช้แต้มหมุนวงล้อ ลุ้นเครดิตได้ทุกวัน', {
      from: '#24357a',
      to: '#8a2be2',
      shape: 'wheel',
    }),
    alt: 'วงล้อนำโชครอคุณอยู่ ใช้แต้มหมุนวงล้อ ลุ้นเครดิตได้ทุกวัน',
    linkTo: '/rewards/wheel',
    position: 'popup',
    sort: 5,
    ...always,
  },
]

/** Percentage of a friend's deposits for the inviter. There is one level: direct friends. */
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
      homeUrl: null, // a simulated operator has no public site
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

/** Invented game providers, most of them open. */
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
