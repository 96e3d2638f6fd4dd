import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { radixStyles } from './scripts/vite/radixStyles.ts';
import { textsAhead } from './scripts/vite/textsAhead.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  plugins: [
    react(),
    radixStyles({ first: ['src/app/main.tsx', 'src/screens/auth/LoginScreen.tsx'] }),
    textsAhead(),
    // Only the service worker and its list of files: registering is the app's (src/push), the manifest public/'s.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/push',
      filename: 'serviceWorker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        rollupFormat: 'iife',
      },
    }),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first screen's script names all others: a sign less of each is 200 bytes of its 140 kB.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // What signing in needs, in one file.
          groups: [{ name: 'entry', tags: ['$initial'] }],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/dev': server } },
});
