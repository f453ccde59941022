import { expect, type Locator } from '@playwright/test'

/** Waits for the first of some elements, so that a check of each of them never passes on none. */
export async function each(elements: Locator): Promise<Locator[]> {
  await expect(elements).not.toHaveCount(0)
  return elements.all()
}
