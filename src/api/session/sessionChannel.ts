/** Between the tabs of one browser. The `storage` event alone would miss tabs that store nothing. */
const channelName = 'session'
const logoutMessage = 'logout'

export function announceLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(logoutMessage)
  channel.close()
}

/** Calls back when another tab logs out. Returns the function that stops listening. */
export function onLogoutElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === logoutMessage) callback()
  }
  return () => channel.close()
}
