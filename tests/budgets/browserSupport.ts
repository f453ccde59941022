/** First browser versions that support recent features, from MDN's browser-compat-data. */

interface Since {
  chrome: number
  firefox: number
  safari: number
}

const never = Infinity

function since(chrome: number, firefox: number, safari: number): Since {
  return { chrome, firefox, safari }
}

/** Globals, and their static members by name. */
export const globals: Readonly<Record<string, Since>> = {
  'AbortSignal.any': since(116, 124, 17.4),
  'Array.fromAsync': since(121, 115, 16.4),
  AsyncDisposableStack: since(134, 141, never),
  DisposableStack: since(134, 141, never),
  'Error.isError': since(134, 138, never),
  Float16Array: since(135, 129, 18.2),
  'Intl.DurationFormat': since(129, 136, 16.4),
  'Intl.Segmenter': since(87, 125, 14.1),
  'Iterator.from': since(122, 131, 18.4),
  'Map.groupBy': since(117, 119, 17.4),
  'Math.f16round': since(135, 129, 18.2),
  'Math.sumPrecise': since(147, 137, 26.2),
  'Object.groupBy': since(117, 119, 17.4),
  'Promise.try': since(128, 134, 18.2),
  'Promise.withResolvers': since(119, 121, 17.4),
  'RegExp.escape': since(136, 134, 18.2),
  SuppressedError: since(134, 141, never),
  Temporal: since(144, 139, never),
  'URL.canParse': since(120, 115, 17),
  'URL.parse': since(126, 126, 18),
  URLPattern: since(95, 142, 26),
  'Uint8Array.fromBase64': since(140, 133, 18.2),
  'Uint8Array.fromHex': since(140, 133, 18.2),
  requestIdleCallback: since(47, 55, never),
}

/** Methods of values. Only names that no older method has. */
export const methods: Readonly<Record<string, Since>> = {
  caretPositionFromPoint: since(128, 20, 18.4),
  checkVisibility: since(105, 106, 17.4),
  getOrInsert: since(145, 144, 26.2),
  getOrInsertComputed: since(145, 144, 26.2),
  isDisjointFrom: since(122, 127, 17),
  isSubsetOf: since(122, 127, 17),
  isSupersetOf: since(122, 127, 17),
  moveBefore: since(133, 144, never),
  postTask: since(94, 142, never),
  requestClose: since(134, 139, 18.4),
  setAppBadge: since(81, never, 17),
  setFromBase64: since(140, 133, 18.2),
  setFromHex: since(140, 133, 18.2),
  setHTMLUnsafe: since(124, 123, 17.4),
  showPopover: since(114, 125, 17),
  startViewTransition: since(111, 144, 18),
  symmetricDifference: since(122, 127, 17),
  toBase64: since(140, 133, 18.2),
  toHex: since(140, 133, 18.2),
  togglePopover: since(114, 125, 17),
  toReversed: since(110, 115, 16),
  toSorted: since(110, 115, 16),
  toSpliced: since(110, 115, 16),
}

/** Methods of iterators that arrays have had for long: `map.values().filter(…)`. */
export const iteratorMethods =
  /^(drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)$/

/** Syntax of regular expressions, which the build does not translate. */
export const patterns: readonly { name: string; sign: RegExp; since: Since }[] = [
  { name: 'lookbehind', sign: /\(\?<[=!]/, since: since(62, 78, 16.4) },
  { name: 'flags for a part', sign: /\(\?[ims]*-?[ims]+:/, since: since(125, 132, 26) },
]

/** Unguarded but harmless calls of libraries, and how many the build has. */
export const harmless: Readonly<Record<string, number>> = {
  // React tries it and works without it.
  startViewTransition: 1,
  // The in-memory database checks for `scheduler` as a whole first.
  postTask: 1,
}

/** @returns true if a browser of the list (`chrome >= 120`) is older than the feature */
export function isMissing(what: Since, browsers: readonly string[]): boolean {
  return browsers.some((browser) => {
    const [name, version] = browser.split(' >= ')
    return Number(version) < what[familyOf(name)]
  })
}

function familyOf(name: string | undefined): keyof Since {
  if (name === 'firefox') return 'firefox'
  if (name === 'safari' || name === 'ios') return 'safari'
  if (name === 'chrome' || name === 'edge') return 'chrome'
  throw new Error(`Nothing is known of the browser ${name}`)
}
