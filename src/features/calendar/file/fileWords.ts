/** Reads the title, description, location and colours of an event in a file. */
import type { CalendarEvent } from '#contract/calendar/calendar'
import { normalizeColor } from '#lib/contrast'
import { backgrounds } from '../event/eventColours'
import { type Part, textIn } from './fileParts'
import { htmlText, isHtml } from './htmlText'

const longestTitle = 1000
const longestDescription = 100_000

export function titleIn(part: Part): string {
  return textIn(part, 'SUMMARY').trim().slice(0, longestTitle)
}

/** A title that is too long is also kept in full in the description. */
export function wordsIn(
  part: Part,
  untitled: string,
): Pick<CalendarEvent, 'title' | 'description' | 'location'> {
  const title = titleIn(part)
  const whole = textIn(part, 'SUMMARY').trim()
  const notes = [whole === title ? '' : whole, descriptionIn(part)]
  const location = textIn(part, 'LOCATION').trim().slice(0, longestTitle)
  return {
    ...(location !== '' && { location }),
    title: title || untitled,
    description: notes.filter(Boolean).join('\n').slice(0, longestDescription),
  }
}

/** Google writes HTML tags into the description itself; Outlook adds an HTML version beside it. */
function descriptionIn(part: Part): string {
  const plain = textIn(part, 'DESCRIPTION')
  if (plain.trim() === '') return htmlText(textIn(part, 'X-ALT-DESC'), { keepsLines: false })
  return isHtml(plain) ? htmlText(plain, { keepsLines: !/<body\b/i.test(plain) }) : plain
}

export function coloursIn(part: Part): Pick<CalendarEvent, 'color' | 'textColor'> {
  return {
    color: normalizeColor(textIn(part, 'X-COLOR')) ?? backgrounds[0].value,
    textColor: normalizeColor(textIn(part, 'X-TEXT-COLOR')) ?? '#ffffff',
  }
}
