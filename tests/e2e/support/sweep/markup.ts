import type { Page } from '@playwright/test'

/**
 * Finds markup faults that axe does not report. Thai in a page of another language without a language mark,
 * which a voice would spell or skip, or in an attribute that cannot have one. Blocks inside elements that
 * only hold text. Chart labels that the library shortened because their axis has no room.
 */
export function markupFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The sign of the baht is among the Thai letters but belongs to every language.
    const thai = /[ก-ฺเ-๛]/
    const isUnmarked = (element: Element) =>
      thai.test(element.textContent || element.getAttribute('alt') || '') &&
      element.closest('[lang]')?.getAttribute('lang')?.startsWith('th') === false
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: words } = texts.currentNode
      if (parent?.checkVisibility() && words && thai.test(words) && isUnmarked(parent)) {
        faults.push(`not marked as Thai: ${words.slice(0, 60)}`)
      }
    }
    for (const picture of document.images) {
      if (isUnmarked(picture)) {
        faults.push(`not marked as Thai: the picture ${picture.alt.slice(0, 60)}`)
      }
    }
    for (const named of document.querySelectorAll('[aria-label]')) {
      const name = named.getAttribute('aria-label') ?? ''
      const lang = named.closest('[lang]')?.getAttribute('lang')
      if (named.checkVisibility() && thai.test(name) && lang?.startsWith('th') === false) {
        faults.push(`not marked as Thai: the name ${name.slice(0, 60)}`)
      }
    }
    const blocks =
      'address,article,details,div,dl,fieldset,form,h1,h2,h3,h4,h5,h6,ol,p,section,table,ul'
    const words = 'b,bdi,em,h1,h2,h3,h4,h5,h6,label,p,small,span,strong'
    for (const holder of document.querySelectorAll(`:is(${words}):has(> :is(${blocks}))`)) {
      const inner = [...holder.children].find((child) => child.matches(blocks))
      faults.push(`${inner?.localName} in ${holder.localName}: ${holder.outerHTML.slice(0, 160)}`)
    }
    for (const label of document.querySelectorAll('svg text')) {
      if (label.textContent?.endsWith('…'))
        faults.push(`cut label of a chart: ${label.textContent}`)
    }
    return faults
  })
}
