import { isPad } from './isPad'

/** The first match names the browser: Edge and Opera also claim to be Chrome, and Chrome to be Safari. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Common names of browser and system; null if the browser does not reveal them. */
export function deviceName(
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): { browser: string; system: string } | null {
  const { userAgent } = navigator
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1]
  const system = isPad(navigator) ? 'iPad' : systems.find(([sign]) => sign.test(userAgent))?.[1]
  return browser && system ? { browser, system } : null
}
