import type { ComponentType } from 'react'
import type { GameProvider } from '#contract/games/games'
import { Art } from '#ui/art/Art'
import { type ArtLook, artLook, seaGrounds } from '#ui/art/artLook'
import { CasinoMotif } from './CasinoMotif'
import { FishMotif } from './FishMotif'
import { LotteryMotif } from './LotteryMotif'
import { SlotMotif } from './SlotMotif'
import { SportMotif } from './SportMotif'

interface Props {
  game: Pick<GameProvider, 'providerCode' | 'category'>
}

const motifs: Readonly<Record<GameProvider['category'], ComponentType<{ look: ArtLook }>>> = {
  slot: SlotMotif,
  casino: CasinoMotif,
  sport: SportMotif,
  fish: FishMotif,
  lottery: LotteryMotif,
}

/**
 * Picture drawn by the app if the operator provides none. The category sets the motif, the code the details.
 */
export function GameArt({ game: { providerCode, category } }: Props) {
  const look = artLook(providerCode, category === 'fish' ? seaGrounds : undefined)
  const Motif = motifs[category]
  return (
    <Art width={320} height={200} centre={[160, 100]} look={look}>
      <g transform="translate(160 100)">
        <Motif look={look} />
      </g>
    </Art>
  )
}
