import type { Failure } from '#contract/failure'
import { type Report, reportFormat, reportVersion } from '#contract/scenario/report'
import { appName } from '#lib/environment'
import { keptErrors } from '#lib/keptErrors'
import { reportSnapshot } from '../api/snapshots'
import { readTraffic } from '../api/traffic'
import { takeDevice } from '../snapshot/deviceStorage'
import { failureOf } from '../useScenario'

/** The automatic content of a report, and why any part of it is missing. */
export interface CollectedReport {
  readonly report: Report
  readonly missing: Readonly<Partial<Record<'traffic' | 'world', Failure>>>
}

/** Collects all parts. Never rejects: a part that cannot be read is listed as missing. */
export async function collectReport(): Promise<CollectedReport> {
  const madeAt = new Date().toISOString()
  const [snapshot, traffic] = await Promise.all([settled(reportSnapshot()), settled(readTraffic())])
  return {
    report: {
      format: reportFormat,
      version: reportVersion,
      madeAt,
      note: '',
      app: about(),
      route: withoutNumbers(location.pathname + location.search),
      settings: takeDevice(),
      errors: keptErrors().map(({ at, text }) => ({ at, text: withoutNumbers(text) })),
      traffic: 'value' in traffic ? traffic.value.calls : null,
      world:
        'value' in snapshot ? { ...snapshot.value, name: `Report ${madeAt.slice(0, 16)}` } : null,
      picture: null,
    },
    missing: {
      ...('failure' in traffic && { traffic: traffic.failure }),
      ...('failure' in snapshot && { world: snapshot.failure }),
    },
  }
}

async function settled<T>(work: Promise<T>): Promise<{ value: T } | { failure: Failure }> {
  try {
    return { value: await work }
  } catch (cause) {
    return { failure: failureOf(cause) }
  }
}

/** App and browser, as names and values. */
function about(): Record<string, string> {
  return {
    app: `${appName} ${__APP_VERSION__}`,
    browser: navigator.userAgent,
    languages: navigator.languages.join(', '),
    window: `${innerWidth} × ${innerHeight}, ${devicePixelRatio} ×`,
    online: String(navigator.onLine),
    worker: navigator.serviceWorker?.controller?.state ?? 'none',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** The length of account numbers. Long phone numbers that appear by chance are masked too. */
const longNumber = /\d{9,}/g

/** Masks tokens and account numbers in text from any source. */
export function withoutNumbers(text: string): string {
  return text
    .replace(token, '•••')
    .replace(longNumber, (digits) => '•'.repeat(digits.length - 4) + digits.slice(-4))
}
