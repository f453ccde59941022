import { nextFrame } from './time'

const sample = '0812345678'

/** @returns true if a field keeps a text until the next frame is painted; leaves the field empty */
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

/** @returns the field if a person could tap it: enabled, opaque and not covered */
function usableField(selector: string): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field || field.disabled || !field.checkVisibility({ opacityProperty: true })) return null
  const { x, y, width, height } = field.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === field ? field : null
}

/**
 * Sets the value like the browser does. React tells user input from its own changes by the prototype's
 * setter.
 */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
