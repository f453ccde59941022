/** `npm run pictures`: draws the pictures of the sample content into public/pictures, always the same ones. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { avatars } from './pictures/avatars'
import { cards } from './pictures/cards'
import { covers } from './pictures/covers'
import { gallery } from './pictures/gallery'
import { posts } from './pictures/posts'
import { products } from './pictures/products'

const folder = 'public/pictures'

const series: Record<string, readonly string[]> = {
  avatar: avatars(),
  card: cards(),
  cover: covers(),
  gallery: gallery(),
  post: posts(),
  product: products(),
}

mkdirSync(folder, { recursive: true })
for (const [name, pictures] of Object.entries(series)) {
  for (const [index, picture] of pictures.entries()) {
    writeFileSync(`${folder}/${name}-${index + 1}.svg`, `${picture}\n`)
  }
}
