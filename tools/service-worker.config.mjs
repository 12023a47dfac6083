// Builds one service worker, which tools/build.mjs names: a script of its own, at an address that stays.
import process from 'node:process'
import { defineConfig } from 'vite'

const name = process.env['WORKER']

export default defineConfig({
  define: { precacheEntries: process.env['PRECACHE_ENTRIES'] ?? '[]' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: true,
    target: 'es2022',
    rolldownOptions: {
      input: `src/service-worker/${name}.ts`,
      output: { format: 'iife', entryFileNames: `${name}.js` },
    },
  },
})
