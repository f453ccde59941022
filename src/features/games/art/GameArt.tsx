import type { GameProvider } from '#contract/games/games'
import { Art } from '#ui/art/Art'
import { artLook, seaGrounds } from '#ui/art/artLook'
import { casinoMotifs } from './casinoMotifs'
import { fishMotifs } from './fishMotifs'
import { layouts } from './layouts'
import { lotteryMotifs } from './lotteryMotifs'
import { type Motif, tints } from './motif'
import { slotMotifs } from './slotMotifs'
import { sportMotifs } from './sportMotifs'

interface Props {
  game: Pick<GameProvider, 'providerCode' | 'category'>
}

const motifsOf: Readonly<Record<GameProvider['category'], readonly Motif[]>> = {
  slot: slotMotifs,
  casino: casinoMotifs,
  sport: sportMotifs,
  fish: fishMotifs,
  lottery: lotteryMotifs,
}

/**
 * Picture drawn by the app if the operator provides none. The category offers the motifs. The code chooses
 * among them, and how they are arranged, turned and coloured.
 */
export function GameArt({ game: { providerCode, category } }: Props) {
  const look = artLook(providerCode, category === 'fish' ? seaGrounds : undefined)
  const motifs = motifsOf[category]
  const places = layouts[look.pick(layouts.length, 7)] ?? layouts[0]
  const side = look.pick(2, 8) === 0 ? 1 : -1
  const first = look.pick(motifs.length, 5)
  // Neighbours in either direction, so that the three motifs differ.
  const step = look.pick(2, 6) === 0 ? 1 : motifs.length - 1
  const tint = look.pick(tints.length, 9)
  return (
    <Art width={320} height={200} centre={[160, 100]} look={look}>
      {places.map(({ x, y, size, turn, motif, framed }, index) => {
        const Drawn = motifs[(first + motif * step) % motifs.length] ?? motifs[0]
        const lean = framed ? 0 : (turn + look.pick(13, 20 + index) - 6) * side
        return (
          <g
            key={`${x} ${y}`}
            transform={`translate(${160 + x * side} ${100 + y}) rotate(${lean}) scale(${size})`}
          >
            {framed && <Frame />}
            {Drawn && (
              <Drawn
                tint={tints[(tint + motif) % tints.length] ?? '#fff'}
                figure={look.pick(10, 40 + index)}
              />
            )}
          </g>
        )
      })}
    </Art>
  )
}

/** Dark, because motifs are light. */
function Frame() {
  return (
    <rect
      x={-52}
      y={-72}
      width={104}
      height={144}
      rx={14}
      fill="#00000059"
      stroke="#fff"
      strokeWidth={4}
    />
  )
}
