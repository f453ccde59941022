/** Carries one request to whoever answers it: the network, the service worker, or the page itself. */
export type Transport = (request: Request) => Promise<Response>

let transport: Transport = (request) => fetch(request)

/** The app hands in its own at start (`pwa/transport.ts`); tests hand in theirs. */
export function setTransport(next: Transport): void {
  transport = next
}

export function send(request: Request): Promise<Response> {
  return transport(request)
}
