/** Short tones of the device's sound. */
let context: AudioContext | undefined

interface Tone {
  type: OscillatorType
  hertz: number
  /** Time in which the tone fades. */
  seconds: number
  /** 0 to 1. */
  volume: number
}

/** Prepares the sound. Call it in a press, because browsers start sound only there. */
export async function wakeTones(): Promise<void> {
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  await context.resume()
}

/** Plays a tone, if the sound is prepared. */
export function playTone({ type, hertz, seconds, volume }: Tone): void {
  if (context?.state !== 'running') return
  const { currentTime: now, destination } = context
  const gain = context.createGain()
  gain.gain.setValueAtTime(volume, now)
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds)
  const tone = context.createOscillator()
  tone.type = type
  tone.frequency.value = hertz
  tone.connect(gain).connect(destination)
  tone.start(now)
  tone.stop(now + seconds + 0.01)
}

/** Releases the sound until it is prepared again. */
export function restTones(): void {
  void context?.suspend()
}
