import { storedValue } from '#lib/storage/storedValue'
import { type ContactForm, emptyForm } from './contactForm'

/** What was being written, with every field a string. */
export const draft = storedValue('contact-draft', (stored) => {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = { ...emptyForm }
  for (const [name, value] of Object.entries(stored)) {
    if (isField(name) && typeof value === 'string') kept[name] = value
  }
  return kept
})

function isField(name: string): name is keyof ContactForm {
  return Object.hasOwn(emptyForm, name)
}
