import { nextFrame } from './time'

const sample = '0812345678'

/** Does a field keep a text until the next frame is painted? Leaves it empty. */
export async function acceptsText(selector: string): Promise<boolean> {
  const field = usableField(selector)
  if (!field) return false
  type(field, sample)
  await nextFrame()
  await nextFrame()
  const kept = usableField(selector)?.value === sample
  type(field, '')
  return kept
}

/** The field, if a person could tap it: enabled, opaque and under nothing else. */
function usableField(selector: string): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field || field.disabled || !field.checkVisibility({ opacityProperty: true })) return null
  const { x, y, width, height } = field.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === field ? field : null
}

/** As the browser does it: React tells a person's changes from its own by the prototype's setter. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
