import type { Bank, TransferBank } from '#contract/account/bank'
import { satangFromBaht } from '#lib/money'

/** Twelve banks of Thailand, the most used first, with the lengths of their account numbers. */
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
  bankID: `B${String(index + 1).padStart(2, '0')}`, // in this order, by which the table reads them
  bank_code,
  bank_name,
  bank_name_en,
  logo: null, // bank marks belong to the banks
  digits: [length],
  status: 'on',
}))

const holder = 'ร้านเกมจำลอง (ห้ามโอนจริง)'

/** Where deposits go. The numbers begin with zeros that no bank gives out. */
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
