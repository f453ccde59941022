import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function contactsHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
