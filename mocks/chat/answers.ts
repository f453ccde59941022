import { randomHex } from '../random'
import { chatDatabase, type Person, type StoredMessage } from './database'
import { unfinishedOf } from './people'

const answers = {
  en: {
    said: [
      'Got it, thank you!',
      'Sounds good to me.',
      'I will look into it and write to you.',
      'Perfect. Let us talk about it tomorrow.',
    ],
    asked: ['Good question, let me check.', 'I think so, but I will make sure.', 'Yes, it is.'],
  },
  th: {
    said: ['รับทราบ ขอบคุณมาก', 'ได้เลย', 'เดี๋ยวดูให้แล้วจะแจ้งอีกที', 'เยี่ยม พรุ่งนี้คุยกันต่อนะ'],
    asked: ['ขอเช็กให้ก่อนนะ', 'น่าจะใช่ เดี๋ยวยืนยันให้อีกที', 'ใช่ ตามนั้นเลย'],
  },
}

/** Time to read a message, and time to type one letter; in ms. */
const readMs = 2500
const letterMs = 40

/**
 * Lets an available person answer later: the answer is stored now with its future time, because a waiting
 * worker would be stopped. Of several messages, only the first is answered.
 */
export async function answer(person: Person, message: StoredMessage): Promise<void> {
  const { id, online_status } = person
  if (online_status !== 'available' || (await unfinishedOf(id))) return
  const { said, asked } = answers[/[ก-๛]/.test(message.text) ? 'th' : 'en']
  const choice = /[?？]|ไหม|มั้ย/.test(message.text) ? asked : said
  const count = await chatDatabase.messages.where({ person: id }).count()
  const text = choice[count % choice.length] ?? ''
  await chatDatabase.messages.add({
    id: randomHex(8),
    person: id,
    from: id,
    to: message.from,
    text,
    time: message.time + readMs + text.length * letterMs,
  })
}
