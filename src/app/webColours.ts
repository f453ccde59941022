import { contrast, mixColors, normalizeColor, readableContrast, readableOn } from '#lib/contrast'

/** The six colours that an operator sets for header and menu, each `#rrggbb`. */
export interface WebColours {
  readonly mainText: string
  readonly subText: string
  readonly menuBG: string
  readonly secondaryColor: string
  readonly headerBarTop: string
  readonly headerBarBot: string
}

/** Colours of header and menu. Every text reaches 4.5:1 on all of its background. */
export interface ShellColours {
  readonly headerTop: string
  readonly headerBottom: string
  readonly onHeader: string
  readonly onHeaderMuted: string
  readonly menu: string
  readonly onMenu: string
  readonly onMenuMuted: string
  /** Fill of the selected item in the menu. */
  readonly accent: string
  readonly onAccent: string
}

/** Replaces colours that an operator left out or mistyped. index.html paints the same header. */
export const defaultWebColours: WebColours = {
  mainText: '#ffffff',
  subText: '#c7d3e6',
  menuBG: '#14253f',
  secondaryColor: '#f2b84b',
  headerBarTop: '#12233f',
  headerBarBot: '#1b3a66',
}

/** Reads the six colours from a provider's response or from storage; each invalid one becomes its default. */
export function readWebColours(raw: unknown): WebColours {
  const given: object = typeof raw === 'object' && raw !== null ? raw : {}
  const read = (name: keyof WebColours): string => {
    const value: unknown = Reflect.get(given, name)
    return (typeof value === 'string' ? normalizeColor(value) : null) ?? defaultWebColours[name]
  }
  return {
    mainText: read('mainText'),
    subText: read('subText'),
    menuBG: read('menuBG'),
    secondaryColor: read('secondaryColor'),
    headerBarTop: read('headerBarTop'),
    headerBarBot: read('headerBarBot'),
  }
}

/**
 * Keeps the operator's colours where they are readable, and otherwise changes them no more than needed. If no
 * text is readable on both ends of the header, the lower end moves towards the upper one.
 */
export function shellColours(wanted: WebColours): ShellColours {
  const { menuBG, secondaryColor, headerBarTop } = wanted
  const { bottom, onHeader } = readableHeader(wanted)
  const stops = gradientStops(headerBarTop, bottom)
  return {
    headerTop: headerBarTop,
    headerBottom: bottom,
    onHeader,
    onHeaderMuted: readableOnAll(stops, wanted.subText) ?? onHeader,
    menu: menuBG,
    onMenu: readableOn(menuBG, wanted.mainText),
    onMenuMuted: readableOn(menuBG, wanted.subText),
    accent: secondaryColor,
    onAccent: readableOn(secondaryColor, menuBG),
  }
}

const headerSteps = 20

function readableHeader({ mainText, headerBarTop, headerBarBot }: WebColours) {
  for (let step = 0; step < headerSteps; step += 1) {
    const bottom = mixColors(headerBarBot, headerBarTop, step / headerSteps)
    const onHeader = readableOnAll(gradientStops(headerBarTop, bottom), mainText)
    if (onHeader !== null) return { bottom, onHeader }
  }
  return { bottom: headerBarTop, onHeader: readableOn(headerBarTop, mainText) }
}

/** Colours along the gradient, because between its ends it can be darker than either. */
function gradientStops(top: string, bottom: string): string[] {
  return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) =>
    mixColors(top, bottom, share),
  )
}

const textSteps = 25

/**
 * @returns the nearest mixture of `wanted` with white or black that is readable on all; null if there is none
 */
function readableOnAll(backgrounds: readonly string[], wanted: string): string | null {
  for (let step = 0; step <= textSteps; step += 1) {
    for (const target of ['#ffffff', '#000000']) {
      const candidate = mixColors(wanted, target, step / textSteps)
      if (backgrounds.every((each) => contrast(each, candidate) >= readableContrast)) {
        return candidate
      }
    }
  }
  return null
}
