import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function mailHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
