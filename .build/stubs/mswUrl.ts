/**
 * Stands in for `@msw/url` in MSW, which also knows optional and repeated parts of a path: ours have
 * `:name` and nothing else. 3 kB gz of the first install.
 */
interface Match {
  matches: boolean
  params: Record<string, string>
}

const forms = new Map<string, RegExp>()

/** `url` bears neither query nor fragment. */
export function matchPattern(pattern: string, url: string): Match {
  const form = forms.get(pattern) ?? formOf(pattern)
  forms.set(pattern, form)
  const found = form.exec(url)
  const params = Object.entries(found?.groups ?? {}).map(([name, text]) => [name, decoded(text)])
  return { matches: found !== null, params: Object.fromEntries(params) }
}

function formOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const named = escaped.replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
  return new RegExp(`^${named}/?$`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not encoded at all: it stands for itself.
    return text
  }
}
