import { longestScenario } from '#contract/scenario/file'

/** Packs a scenario's text for a URL: deflate, then base64url. */
export async function pack(text: string): Promise<string> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed ?? null).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Unpacks a scenario's text. Stops reading beyond the maximum length of a scenario.
 * @returns null if the input is invalid
 */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'))
    if (!stream) return null
    const decoder = new TextDecoder()
    let text = ''
    const reader = stream.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length <= longestScenario) continue
      void reader.cancel()
      return text
    }
    return text + decoder.decode()
  } catch {
    return null // invalid base64 or deflate data
  }
}
