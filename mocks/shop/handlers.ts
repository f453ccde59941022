import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function shopHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
