/** Carries one request to the network, the service worker or a handler in the page. */
export type Transport = (request: Request) => Promise<Response>

let transport: Transport = (request) => fetch(request)

/** The app sets its own transport at start (`pwa/transport.ts`); tests set theirs. */
export function setTransport(next: Transport): void {
  transport = next
}

export function send(request: Request): Promise<Response> {
  return transport(request)
}
