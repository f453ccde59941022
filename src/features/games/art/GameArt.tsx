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

/** A picture of our own for a game that the operator gives none for: its kind in the middle, the rest by its code. */
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
