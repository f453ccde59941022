/** Languages with agreed terms; a new one may have none. */
export const agreed = ['fr', 'ro', 'zh', 'th'] as const

type Agreed = (typeof agreed)[number]

/** Term with one name per language: if the English text has it, the translations must have it, too. */
interface Term {
  /** Matches the term in the English catalogue. */
  en: RegExp
  /** Matches the term in each language, by the beginning of the word if it is inflected. */
  said: Readonly<Record<Agreed, RegExp>>
}

export const terms: Readonly<Record<string, Term>> = {
  withdrawal: {
    en: /\bwithdrawals?\b/i,
    said: { fr: /retrait/i, ro: /retrag/i, zh: /提现/, th: /ถอน/ },
  },
  deposit: {
    en: /\bdeposits?\b/i,
    said: { fr: /dépôt|dépos|vers/i, ro: /depu[ns]/i, zh: /存款|存入/, th: /ฝาก/ },
  },
  bonus: { en: /\bbonus\b/i, said: { fr: /bonus/i, ro: /bonus/i, zh: /红利/, th: /โบนัส/ } },
  cashback: {
    en: /cashback/i,
    said: { fr: /cashback/i, ro: /cashback/i, zh: /亏损返利/, th: /คืนยอดเสีย|ยอดคืน/ },
  },
  credit: {
    en: /\bcredit\b(?! code| it\b| what)/i,
    said: { fr: /crédit/i, ro: /credit/i, zh: /额度|余额/, th: /เครดิต/ },
  },
  balance: { en: /\bbalance\b/i, said: { fr: /solde/i, ro: /sold/i, zh: /余额/, th: /ยอดเงิน/ } },
  promotion: {
    en: /\bpromotions?\b/i,
    said: { fr: /promotion/i, ro: /promoți/i, zh: /优惠/, th: /โปรโมชั่น|โปร/ },
  },
  turnover: {
    en: /turnover/i,
    said: { fr: /volume de jeu/i, ro: /rulaj/i, zh: /流水/, th: /เทิร์น/ },
  },
  limit: {
    en: /\blimits\b/i,
    said: { fr: /limite/i, ro: /limit/i, zh: /限额/, th: /วงเงิน/ },
  },
  break: { en: /\bbreaks?\b/i, said: { fr: /pause/i, ro: /pauz/i, zh: /暂停/, th: /พัก/ } },
  'self-exclusion': {
    en: /exclu/i,
    said: { fr: /exclu/i, ro: /exclu/i, zh: /排除/, th: /ระงับ/ },
  },
  slip: { en: /\bslips?\b/i, said: { fr: /reçu/i, ro: /dovad|dovez/i, zh: /凭证/, th: /สลิป/ } },
  'credit code': {
    en: /\bcredit code\b/i,
    said: { fr: /code/i, ro: /cod/i, zh: /兑换码/, th: /โค้ด/ },
  },
  invitation: {
    en: /\binvit/i,
    said: { fr: /invit/i, ro: /invit/i, zh: /邀请/, th: /แนะนำ/ },
  },
  wheel: { en: /\bwheel\b/i, said: { fr: /roue/i, ro: /roat/i, zh: /转盘/, th: /วงล้อ/ } },
  statement: {
    en: /\bstatement\b/i,
    said: { fr: /relevé/i, ro: /extras/i, zh: /明细/, th: /รายการเดินบัญชี/ },
  },
  transfer: {
    en: /\btransfers?\b/i,
    said: { fr: /vir|transf|créditer/i, ro: /transfer/i, zh: /转账|转入|打款/, th: /โอน|ยอด/ },
  },
  stake: {
    en: /\b(bets?|stakes?)\b/i,
    said: { fr: /mise|misé|pari/i, ro: /miz|pari/i, zh: /投注|每注/, th: /เดิมพัน/ },
  },
  staff: {
    en: /\bstaff\b/i,
    said: { fr: /équipe/i, ro: /asistenț|echip/i, zh: /客服|员工/, th: /แอดมิน|พนักงาน/ },
  },
}

/** Matches a whole word; `\b` knows only ASCII letters. */
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Synonyms that no text may use, and forms that do not fit the language. */
export const avoided: Readonly<Record<Agreed | 'en', readonly RegExp[]>> = {
  en: [
    /\bpay-?outs?\b/i,
    /\bcash ?out\b/i,
    /\btop.?up\b/i,
    /\brebates?\b/i,
    /\brollover\b/i,
    /\bwager/i,
    /\be-mails?\b/i,
    /\bstands? here\b/i,
    /\bis told\b/i,
    /\banew\b/i,
    /\bwhoever\b/i,
    /\bfor ever\b/i,
    /\bno such\b/i,
    /\bmoney orders?\b/i,
    /behind your back/i,
    /\bby (?:itself|nobody)\b/i,
    /\bgoes on\b/i,
    /\bwithout a network\b/i,
  ],
  fr: [
    /remboursement/i,
    /mises? requises?|volume de mises?/i,
    /justificatif/i,
    /(?<!\{)\bapp\b/i,
    // A request is a “demande”.
    word('ordres'),
    word('tu|toi|ton|tes'),
  ],
  ro: [
    /rambursare/i,
    /chitanț(?!ă$)/i,
    // Players write to “asistența”; in the back office, staff are “echipa”.
    /personalul/i,
    /umneavoastr/i,
    // Only money is “retras”; what a promotion deducts is “anulat”.
    /s-au? retras/i,
    /\bbah[țt]i/i,
    // The reader is “dvs.”; only buttons have the short imperative.
    word(
      'tu|tine|tău|tăi|îți|ești|poți|vrei|joci|primești|plătești|pleci|începi|introduci|vorbești|scrii|ștergi',
    ),
    word('(?:contul|numele|soldul|depunerea|retragerea|parola) ta'),
    /^Ai /,
    /(?:^|[.:] )(?:Adaugă|Alege|Folosește|Ia|Introdu|Încearcă|Pornește|Scrie|Trage)\s[^–]*\.$/,
  ],
  zh: [
    /取款|提款|存取款/,
    /返水/,
    /奖金|彩金/,
    /隔离/,
    /休息/,
    /推荐/,
    /积分码/,
    /\{count\} 分$/,
    /工作人员/,
    /管理员/,
    /运营方/,
    /双重验证/,
    /净输额/,
    /此设备/,
    /你/,
    /[\u4e00-\u9fff}][,;:?!(]/,
  ],
  th: [/อุปกรณ์นี้/, /(?<!รายการ)โปรด/, /แคชแบ็ก/, /โปรโมชัน/, /ยอดหมุน/, /เทิร์นโอเวอร์/, /เพดาน/],
}

/** Texts that leave the term to their context. */
export const exceptions: Readonly<Partial<Record<Agreed, readonly string[]>>> = {
  fr: [
    'admin.login.username',
    'admin.login.incomplete',
    'admin.login.wrong',
    'admin.error.usernametaken',
  ],
  ro: [
    'admin.login.username',
    'admin.login.incomplete',
    'admin.login.wrong',
    'admin.error.usernametaken',
  ],
  th: ['frame.app.deposit', 'wallet.deposit.keep', 'errorCode.turnoverincomplete'],
}
