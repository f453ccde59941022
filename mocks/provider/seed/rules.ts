/** Sample rules of a gaming site, in the format of `ui/display/HeadedText`. */
import type { SettingRow } from '../database/rows'

const en = `
# 1. Who may play
You are 20 or older and play for yourself. You may have one account. We close further accounts and pay out their deposits.

# 2. Your account
Give your real name, your own phone number and a bank account in your own name. Keep your password to yourself. Whatever is done with your password counts as done by you.

# 3. Deposits
Send the exact amount, from your own account, to the account shown. We return money from other people’s accounts. Credit belongs to this site and earns no interest.

# 4. Withdrawals
We pay only to the bank account in your profile, within the amounts and hours shown. We may check a withdrawal and ask for proof that the account is yours. A new bank account has to wait before the first withdrawal.

# 5. Promotions
Each promotion shows its bonus, turnover, time limit and highest withdrawal before you claim it. Your own deposit stays yours. If you cancel a promotion or it expires, its bonus is deducted. One person may claim each offer as often as its terms say, not more.

# 6. Fair play
Programs that play for you, shared accounts and agreements between players are not allowed. If a game was faulty, its bets are returned.

# 7. Limits and breaks
You can limit deposits, losses and time, and take a break, at any moment. A limit is lowered at once and raised only after a day. A break cannot be shortened. Play with money that you can lose. Free advice in Thailand: hotline 1323.

# 8. Closing an account
You can close your account at any time and withdraw your own money. We close an account only for a reason, and tell you the reason.

# 9. Complaints
Write to us in “Help”. We answer within three days and keep what was written. Name the deposit or withdrawal that it is about.

# 10. Changes
A new version of these rules has a number and a date. We ask you to accept it before you go on.`

const th = `
# 1. ผู้ที่เล่นได้
ท่านต้องมีอายุ 20 ปีขึ้นไปและเล่นด้วยตนเอง หนึ่งคนมีได้หนึ่งบัญชี หากพบบัญชีซ้ำ เราจะปิดบัญชีนั้นและคืนเงินฝาก

# 2. บัญชีของท่าน
กรอกชื่อจริง หมายเลขโทรศัพท์ของท่าน และบัญชีธนาคารในชื่อของท่านเอง เก็บรหัสผ่านไว้เป็นความลับ สิ่งที่ทำด้วยรหัสผ่านของท่านถือว่าท่านเป็นผู้ทำ

# 3. การฝากเงิน
โอนยอดให้ตรงตามที่แสดง จากบัญชีของท่านเอง ไปยังบัญชีที่แสดง เงินจากบัญชีของผู้อื่นจะถูกส่งคืน เครดิตใช้ได้ในเว็บไซต์นี้เท่านั้นและไม่มีดอกเบี้ย

# 4. การถอนเงิน
เราโอนเข้าบัญชีธนาคารในโปรไฟล์ของท่านเท่านั้น ตามยอดและเวลาที่แสดง เราอาจตรวจสอบการถอนและขอหลักฐานว่าเป็นบัญชีของท่าน หลังเปลี่ยนบัญชีธนาคารต้องรอก่อนถอนครั้งแรก

# 5. โปรโมชั่น
ทุกโปรโมชั่นแสดงโบนัส ยอดเทิร์น เวลา และยอดถอนสูงสุดก่อนที่ท่านจะรับ เงินฝากของท่านยังเป็นของท่าน หากยกเลิกโปรโมชั่นหรือหมดเวลา โบนัสจะถูกหักออก แต่ละคนรับได้ตามจำนวนครั้งในเงื่อนไขเท่านั้น

# 6. การเล่นที่เป็นธรรม
ห้ามใช้โปรแกรมเล่นแทน ห้ามใช้บัญชีร่วมกัน และห้ามตกลงกันระหว่างผู้เล่น หากเกมขัดข้อง เราจะคืนเงินเดิมพันของเกมนั้น

# 7. วงเงินและการพัก
ท่านจำกัดยอดฝาก ยอดเสีย และเวลาเล่น หรือพักการเล่นได้ทุกเมื่อ การลดวงเงินมีผลทันที การเพิ่มวงเงินมีผลหลังหนึ่งวัน การพักลดเวลาไม่ได้ เล่นด้วยเงินที่เสียได้เท่านั้น ปรึกษาฟรีที่สายด่วน 1323

# 8. การปิดบัญชี
ท่านปิดบัญชีและถอนเงินของท่านได้ทุกเมื่อ เราปิดบัญชีเมื่อมีเหตุเท่านั้น และแจ้งเหตุให้ท่านทราบ

# 9. การร้องเรียน
เขียนถึงเราที่ “ช่วยเหลือ” เราตอบภายในสามวันและเก็บข้อความไว้ กรุณาระบุรายการฝากหรือถอนที่เกี่ยวข้อง

# 10. การเปลี่ยนแปลง
กติกาฉบับใหม่มีเลขฉบับและวันที่ เราจะขอให้ท่านยอมรับก่อนใช้งานต่อ`

const zh = `
# 1. 谁可以参与
您须年满20岁，并由本人参与。每人只能有一个账户。多余的账户会被关闭，其中的存款会退还。

# 2. 您的账户
请填写真实姓名、本人的电话号码和本人名下的银行账户。请妥善保管密码。使用您的密码所做的操作视为您本人所为。

# 3. 存款
请从本人账户向所示账户转入完全相同的金额。来自他人账户的款项会被退回。额度只能在本站使用，不计利息。

# 4. 提现
我们只付款到您资料中的银行账户，并遵守所示的金额和时间。我们可能核查提现，并要求您证明账户属于本人。更换银行账户后，首次提现前需要等待。

# 5. 优惠活动
每项优惠在领取前都会显示红利、流水、期限和最高提现额。您自己的存款仍属于您。取消优惠或优惠到期时，其红利会被扣除。每人只能按条款规定的次数领取。

# 6. 公平参与
禁止使用代打程序、共用账户以及参与者之间串通。如果游戏出现故障，相关投注会退还。

# 7. 限额与暂停
您可以随时限制存款、亏损和时间，或暂停游戏。降低限额立即生效，提高限额要在一天后生效。暂停期不能缩短。请只用输得起的钱。在泰国可拨打热线1323免费咨询。

# 8. 关闭账户
您可以随时关闭账户并提取自己的钱。我们只在有理由时关闭账户，并告知您理由。

# 9. 投诉
请在“帮助”中给我们留言。我们在三天内答复并保存往来内容。请写明相关的存款或提现。

# 10. 变更
新版规则有版本号和日期。我们会请您接受后再继续。`

const fr = `
# 1. Qui peut jouer
Vous avez 20 ans ou plus et jouez pour vous-même. Une personne a un seul compte. Nous fermons les autres et remboursons leurs dépôts.

# 2. Votre compte
Indiquez votre vrai nom, votre propre numéro de téléphone et un compte bancaire à votre nom. Gardez votre mot de passe pour vous. Ce qui est fait avec votre mot de passe est réputé fait par vous.

# 3. Dépôts
Envoyez le montant exact, depuis votre compte, vers le compte affiché. Nous renvoyons l’argent venu du compte d’une autre personne. Le crédit n’est valable que sur ce site et ne porte pas intérêt.

# 4. Retraits
Nous payons uniquement sur le compte bancaire de votre profil, dans les montants et les heures affichés. Nous pouvons vérifier un retrait et demander la preuve que le compte est à vous. Après un changement de compte bancaire, il faut attendre avant le premier retrait.

# 5. Promotions
Chaque promotion affiche son bonus, le volume de jeu, la durée et le retrait maximal avant que vous l’obteniez. Votre dépôt reste à vous. Si vous annulez une promotion ou si elle expire, son bonus est déduit. Chaque personne en profite autant de fois que les conditions le disent, pas plus.

# 6. Jeu loyal
Les programmes qui jouent à votre place, les comptes partagés et les ententes entre joueurs sont interdits. Si un jeu était défectueux, ses mises sont rendues.

# 7. Limites et pauses
Vous pouvez limiter vos dépôts, vos pertes et votre temps, ou faire une pause, à tout moment. Une limite baisse tout de suite et n’augmente qu’après un jour. Une pause ne peut pas être raccourcie. Jouez l’argent que vous pouvez perdre. Conseil gratuit en Thaïlande : ligne 1323.

# 8. Fermeture d’un compte
Vous pouvez fermer votre compte à tout moment et retirer votre argent. Nous ne fermons un compte que pour un motif, que nous vous donnons.

# 9. Réclamations
Écrivez-nous dans « Aide ». Nous répondons sous trois jours et conservons les échanges. Indiquez le dépôt ou le retrait concerné.

# 10. Changements
Une nouvelle version de ces règles porte un numéro et une date. Nous vous demandons de l’accepter avant de continuer.`

const ro = `
# 1. Cine poate juca
Aveți 20 de ani sau mai mult și jucați pentru dumneavoastră. O persoană are un singur cont. Pe celelalte le închidem și le înapoiem depunerile.

# 2. Contul dumneavoastră
Indicați numele real, numărul propriu de telefon și un cont bancar pe numele dumneavoastră. Păstrați parola pentru dumneavoastră. Ce se face cu parola dumneavoastră se consideră făcut de dumneavoastră.

# 3. Depuneri
Trimiteți suma exactă, din contul propriu, în contul afișat. Banii din contul altei persoane se înapoiază. Creditul este valabil numai pe acest site și nu aduce dobândă.

# 4. Retrageri
Plătim numai în contul bancar din profil, în limitele și la orele afișate. Putem verifica o retragere și putem cere dovada că este contul dumneavoastră. După schimbarea contului bancar trebuie să așteptați înainte de prima retragere.

# 5. Promoții
Fiecare promoție arată bonusul, rulajul, termenul și retragerea maximă înainte să o obțineți. Depunerea rămâne a dumneavoastră. Dacă anulați o promoție sau dacă expiră, bonusul se deduce. Fiecare persoană o primește de câte ori spun condițiile, nu mai mult.

# 6. Joc corect
Programele care joacă în locul dumneavoastră, conturile folosite în comun și înțelegerile între jucători sunt interzise. Dacă un joc a fost defect, mizele lui se înapoiază.

# 7. Limite și pauze
Puteți limita depunerile, pierderile și timpul sau puteți lua o pauză oricând. O limită scade imediat și crește numai după o zi. O pauză nu poate fi scurtată. Jucați cu bani pe care îi puteți pierde. Consiliere gratuită în Thailanda: linia 1323.

# 8. Închiderea contului
Puteți închide contul oricând și puteți retrage banii proprii. Noi închidem un cont numai cu un motiv, pe care vi-l spunem.

# 9. Reclamații
Scrieți-ne la „Ajutor”. Răspundem în trei zile și păstrăm corespondența. Indicați depunerea sau retragerea la care vă referiți.

# 10. Modificări
O versiune nouă a regulilor are număr și dată. Vă cerem să o acceptați înainte de a continua.`

/** In force until staff save others. */
export const rules = {
  key: 'rules',
  value: {
    version: 1,
    publishedAt: '2025-10-01T03:00:00.000Z',
    texts: {
      en: en.trim(),
      th: th.trim(),
      zh: zh.trim(),
      fr: fr.trim(),
      ro: ro.trim(),
    },
  },
} as const satisfies SettingRow
