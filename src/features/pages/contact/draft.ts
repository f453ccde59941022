import { type ContactForm, emptyForm } from './contactForm'

const key = 'contact-draft'

/** What was being written, with every field a string; the empty form when there is nothing. */
export function readDraft(): ContactForm {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return emptyForm
    const draft = { ...emptyForm }
    for (const [name, value] of Object.entries(kept)) {
      if (isField(name) && typeof value === 'string') draft[name] = value
    }
    return draft
  } catch (cause) {
    console.warn('The draft could not be read', cause)
    return emptyForm
  }
}

/** Whether it could be kept. */
export function keepDraft(draft: ContactForm | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch (cause) {
    console.warn('The draft could not be kept', cause)
    return false
  }
}

function isField(name: string): name is keyof ContactForm {
  return Object.hasOwn(emptyForm, name)
}
