import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { Label, LabelColor } from '#lib/label'
import { textSized } from '../appearance/sizes'
import { languageOf } from '../display/DataText'

/** Medium tones that stand out on light and dark pages. The name identifies the label. */
export const labelTones: Readonly<Record<LabelColor, string>> = {
  red: '#d64545',
  orange: '#d97706',
  yellow: '#bf9b00',
  green: '#2e9e5b',
  blue: '#2f7de1',
  purple: '#8b5cf6',
  pink: '#d6498f',
  grey: '#7a8698',
}

export function LabelChip({ label: { name, color } }: { label: Label }) {
  return (
    <Chip style={{ borderColor: labelTones[color] }} lang={languageOf(name)}>
      {name}
    </Chip>
  )
}

export function labelChipStyles({ typography, palette }: Theme): CSSObject {
  return {
    ...typography.caption,
    minWidth: 0,
    padding: '0 8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Uses its own direction, so that its beginning stays visible; the border stays on the page's start side.
    unicodeBidi: 'plaintext',
    border: '0 solid',
    borderInlineStartWidth: 8,
    borderRadius: 4,
    lineHeight: `${textSized(20)}px`,
    color: palette.text.primary,
    backgroundColor: palette.action.selected,
  }
}

const Chip = styled('span')(({ theme }) => labelChipStyles(theme))
