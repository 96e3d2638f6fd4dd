/** The service worker types used here: TypeScript's own types for workers conflict with those of a page. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchingEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushingEvent extends LastingEvent {
  data: { json(): unknown } | null;
}

export interface ClickingEvent extends LastingEvent {
  notification: Notification;
}

export interface Page {
  url: string;
  visibilityState: string;
  focused: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<Page>;
}

export interface WorkerScope {
  location: Location;
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<Notification[]>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchingEvent) => void): void;
  addEventListener(type: 'push', hear: (event: PushingEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: ClickingEvent) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  addEventListener(type: 'sync', hear: (event: LastingEvent & { tag: string }) => void): void;
}
