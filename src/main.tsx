import { createRoot } from 'react-dom/client'
import { setTransport } from './api/transport'
import { App } from './app/App'
import { carry } from './pwa/carrier'
import { watchInstall } from './pwa/install'
import { watchMissingChunks } from './pwa/missingChunk'
import { startWorker } from './pwa/registration'
import { readAppearance } from './ui/appearance/readAppearance'
import { loadRightToLeft } from './ui/appearance/styleCache'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

setTransport(carry)
watchInstall()
watchMissingChunks()
void startWorker()
// Asked for now, it costs a right-to-left page no wait of its own; a failure shows where it is needed.
if (readAppearance().rtl) void loadRightToLeft().catch(() => undefined)
createRoot(root).render(<App />)
