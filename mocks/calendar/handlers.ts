import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function calendarHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
