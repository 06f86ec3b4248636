// Made from the OpenAPI document: see README.md. Do not edit.

export interface paths {
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search podcasts by title, topic, host or all of them */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Titles, hosts and categories that complete the typed text */
        get: operations["searchSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look up podcasts by feed, Apple number, GUID or id */
        get: operations["lookupFew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look up at most 200 podcasts at once; changes nothing */
        post: operations["lookupMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows that were added, updated or removed since an earlier call */
        get: operations["changesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One podcast with its audience figures and how they came about */
        get: operations["podcast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Episodes of a podcast, newest first: all, or filtered by words, length or year */
        get: operations["podcastEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the numbers of a podcast changed since it was first imported */
        get: operations["podcastHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Podcasts like this one, each with the reasons why */
        get: operations["podcastSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/chapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chapters of an episode */
        get: operations["episodeFilesChapters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transcript of an episode as plain text with times */
        get: operations["episodeFilesTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hosts, latest guests, chart places, network and support pages of a podcast */
        get: operations["profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the feed of a podcast has and lacks, by its last reading */
        get: operations["profileHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listeners and number of podcasts by category; numbers for signed-in users only */
        get: operations["catalogueFactsCategoryStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-distributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How large the shows in each category and language are, on one scale of listeners; numbers for signed-in users only */
        get: operations["catalogueFactsCategoryDistributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the whole catalogue */
        get: operations["catalogueFactsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows and searches to begin with: growing, new this week, starting points for a buyer */
        get: operations["homeRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the shows that a text names; adds nothing */
        post: operations["listImportMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your lists, oldest first */
        get: operations["listsAll"];
        put?: never;
        /** Make a list */
        post: operations["listsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/containing/{podcastId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of your lists have a podcast */
        get: operations["listsContaining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/undo/{undoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a removal, move, copy or addition */
        post: operations["listsUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list, your role in it, and a version that tells whether anything changed */
        get: operations["peopleState"];
        put?: never;
        post?: never;
        /** Delete a list with its items */
        delete: operations["listsRemove"];
        options?: never;
        head?: never;
        /** Rename a list */
        patch: operations["listsRename"];
        trace?: never;
    };
    "/lists/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a list with its figures; order and search are over the whole list */
        get: operations["listItemsPage"];
        put?: never;
        /** Add a podcast to a list */
        post: operations["listItemsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add up to 1,000 podcasts of the catalogue */
        post: operations["listItemsAddAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move, copy or remove up to 500 items */
        post: operations["listItemsBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an item */
        delete: operations["listItemsRemove"];
        options?: never;
        head?: never;
        /** Change status, note, price or tags of an item */
        patch: operations["shortlistEdit"];
        trace?: never;
    };
    "/lists/{id}/items/{itemId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an item to another list */
        post: operations["listItemsMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/{itemId}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy an item to another list */
        post: operations["listItemsCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices per spot from your lists and from lists shared with you */
        get: operations["spotPricesPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statuses of a list, and the sums over all of its shows */
        get: operations["shortlistSum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the statuses of a list */
        put: operations["shortlistSetStatuses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/frozen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a copy of today's figures and show it from now on */
        post: operations["shortlistFreeze"];
        /** Show today's figures again */
        delete: operations["shortlistUnfreeze"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The shows of a list that reach the most people for a budget, with reasons; saves nothing */
        post: operations["plansPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The net reach of shows or of a list, with a range, what each show adds, and the method */
        post: operations["reach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists that others share with you, and your lists that have members */
        get: operations["peopleShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your saved views in your order; views without a place come first, newest first */
        get: operations["savedViewsAll"];
        /** Put your saved views in this order; those that it leaves out come first, newest first */
        put: operations["savedViewsArrange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a view, or change one; the caller makes the id, so a repeated call changes nothing */
        put: operations["savedViewsPut"];
        post?: never;
        /** Delete a view; the same PUT stores it again */
        delete: operations["savedViewsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your watched views, each with the number of changes that are new to you */
        get: operations["watchedViewsAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Watch a saved view: from now on, changes in its results are recorded */
        put: operations["watchedViewsWatch"];
        post?: never;
        /** Stop watching a saved view; its changes and its feeds are deleted */
        delete: operations["watchedViewsUnwatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed in the results of a watched view, newest first */
        get: operations["watchedViewsChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the changes up to a moment as seen */
        post: operations["watchedViewsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose whether the changes of a watched view are mailed daily, weekly or not at all */
        put: operations["viewMailSet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shows you track, newest first */
        get: operations["trackedPodcastsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts/{podcastId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you track a show */
        get: operations["trackedPodcastsOne"];
        /** Track a show; tracking it again only renews its facts */
        put: operations["trackedPodcastsStart"];
        post?: never;
        /** Stop tracking a show; its alerts go too. Can be undone for an hour */
        delete: operations["trackedPodcastsStop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts/{podcastId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a stop: start, settings and alerts are restored */
        post: operations["trackedPodcastsRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts/{podcastId}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How to hear about new episodes of one show */
        put: operations["trackedPodcastsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New episodes of the shows you track, newest first */
        get: operations["alertsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many alerts are unseen */
        get: operations["alertsCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all alerts so far as seen */
        post: operations["alertsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your webhooks, oldest first */
        get: operations["webhooksAll"];
        put?: never;
        /** Create a webhook */
        post: operations["webhooksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook with its log */
        delete: operations["webhooksRemove"];
        options?: never;
        head?: never;
        /** Change a webhook, disable it or enable it again */
        patch: operations["webhooksChange"];
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the secret of a webhook; the old one signs beside it until the grace period is over */
        post: operations["webhooksRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook, newest first */
        get: operations["deliveriesLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the event webhook.test to a webhook */
        post: operations["deliveriesTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again, with the same id */
        post: operations["deliveriesReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the deliveries of a period again, each with its id */
        post: operations["deliveriesReplayAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "episode.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new episode of a tracked show */
        post: operations["event.episode.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "podcast.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An import or a feed changed a show */
        post: operations["event.podcast.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "podcast.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A show left the catalogue */
        post: operations["event.podcast.removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "search.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The results of a watched view changed */
        post: operations["event.search.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test that the owner asked for */
        post: operations["event.webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            errors?: {
                path: string;
                message: string;
            }[];
            /** @description As in the Request-Id header: name it when you write to us */
            requestId?: string;
        };
        FacetValue: {
            value: string;
            /** @description What the same search finds with this value as its filter */
            count: number;
            /**
             * @description Too many shows match to count them all
             * @constant
             */
            atLeast?: true;
        };
        Podcast: {
            /** @description Identifies the show. Always text, even if it looks like a number */
            id: string;
            /** @description “No Title” when the feed has none */
            title: string;
            /** @description Sanitized; simple markup may remain */
            description: string;
            /** @description Address of the cover, or a path on this server */
            imageUrl: string;
            /** @description By Apple’s names */
            categories: string[];
            /** @description Episodes in the feed */
            episodeCount: number;
            /** @description ISO 639-1 code, or "N/A" */
            language: string;
            /** @description ISO 3166-1 alpha-2 code, or "N/A" */
            country: string;
            /** @description 0 to 10: how often apps ask about the feed. Not an audience. When unknown it is 0 and named in `defaulted` */
            popularityScore: number;
            /** @description Who makes it, as the feed says */
            itunesAuthor: string;
            /** @description Epoch seconds of the newest episode; 0 when unknown */
            lastUpdate: number;
            /** @description Epoch seconds of the first episode; 0 when unknown */
            createdOn: number;
            /** @description Apple’s number for it, or “N/A” */
            itunesId: string;
            /** @description Different people who listen to the show in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
            listener_range: string;
            /** @description The show’s website */
            link: string;
            /** @description The RSS feed */
            url: string;
            /** @description Domain that hosts the feed; "" when unknown */
            host: string;
            /** @description As the source gives it */
            priority: number;
            /** @description 1 for explicit content */
            explicit: 0 | 1 | "N/A";
            /** @description 1: the show has an e-mail address or a social page; the addresses are not part of this answer */
            hasContact: 0 | 1 | "N/A";
            /** @description Typical length of an episode */
            duration: string;
            /**
             * @description The language was detected from the texts
             * @constant
             */
            languageDetected?: true;
            /** @description Fields with a default because the source doesn’t say */
            defaulted: ("title" | "description" | "imageUrl" | "categories" | "episodeCount" | "language" | "country" | "popularityScore" | "itunesAuthor" | "lastUpdate" | "createdOn" | "itunesId" | "listener_range" | "link" | "url" | "host" | "priority" | "explicit" | "hasContact" | "duration")[];
        };
        List: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            itemCount: number;
        };
        ListItem: {
            /** Format: uuid */
            id: string;
            podcastId: string;
            payload: {
                title: string;
                author: string | null;
                image_url: string | null;
            };
            /** Format: date-time */
            createdAt: string;
            status: string;
            note: string;
            /** @description Of one spot; null while it is not known */
            price: {
                /** @description A whole number of the currency's smallest unit */
                cents: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
            } | null;
            tags: string[];
            /** @description Counts the edits of this row; an edit names the version it is based on */
            version: number;
        };
        SavedView: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Path and query that open the view on the site */
            address: string;
            hidden: string[];
        };
        TrackedPodcast: {
            /** Format: uuid */
            id: string;
            podcastId: string;
            title: string;
            imageUrl: string;
            /** @description null, here and below, where the source did not say */
            author: string | null;
            description: string | null;
            categories: string[];
            /** @description Epoch seconds; 0 when unknown */
            createdOn: number;
            /** @description Epoch seconds; 0 when unknown */
            lastUpdate: number;
            explicit: 0 | 1 | "N/A";
            language: string | null;
            episodeCount: number | null;
            listenerRange: string | null;
            popularityScore: number | null;
            sourceProvider: string;
            sourceFetchedAt: string | null;
            /** @description Date of the newest episode at the last check */
            lastSeenPubDate: string | null;
            lastCheckedAt: string | null;
            /** Format: date-time */
            startedAt: string;
            nextCheckAt: string | null;
            alerts: {
                /** @description On the site */
                inApp: boolean;
                /**
                 * @description Off, one email per check that found something, or one a day
                 * @enum {string}
                 */
                email: "off" | "each" | "daily";
            };
            /** @description Alerts of this show that are not seen yet */
            newEpisodes: number;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed")[];
            description: string;
            filter: {
                /** Format: uuid */
                listId?: string;
                podcastIds?: string[];
                /** Format: uuid */
                savedSearchId?: string;
            };
            /** @enum {string} */
            state: "active" | "failing" | "disabled";
            /** @description auto: after five days of failures; 410: its own answer; user: its owner */
            disabledBy: ("410" | "auto" | "user") | null;
            failingSince: string | null;
            /** @description Until then, messages have two signatures */
            previousSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
    };
    responses: {
        /** @description Refused */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Empty */
        Empty: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    search: {
        parameters: {
            query?: {
                /** @description Words in the query language; may be blank when a filter is given */
                term?: string;
                /** @description all, title, topic or host; anything else means title */
                mode?: string;
                /** @description Shows with all of these; repeatable */
                tag?: string | string[];
                /** @description Shows of any of these, by Apple’s names; repeatable */
                category?: string | string[];
                /** @description A show matches by the middle of its range */
                minListeners?: number;
                /** @description See minListeners */
                maxListeners?: number;
                /** @description true: also shows whose range only overlaps the limits */
                listenersReach?: boolean;
                /** @description Episodes in the feed, at least */
                minEpisodes?: number;
                /** @description Episodes in the feed, at most */
                maxEpisodes?: number;
                /** @description Of popularityScore, inclusive; shows without a score never match */
                minPopularity?: number;
                /** @description See minPopularity */
                maxPopularity?: number;
                /** @description An episode was published within this number of days */
                lastUpdate?: "30d" | "60d" | "90d";
                /** @description Last update on this day (UTC) or later */
                updatedSince?: string;
                /** @description Newest episode of this day (UTC) or later */
                newestEpisodeSince?: string;
                /** @description Newest episode of this day (UTC) or earlier */
                newestEpisodeUntil?: string;
                /** @description Domain that hosts the feed; "libsyn.com" also finds "feeds.libsyn.com" */
                host?: string;
                /** @description The show’s number in Apple’s directory */
                itunesId?: string;
                /** @description ISO 639-1 code or English name */
                language?: string;
                /** @description ISO 3166-1 alpha-2 code or English name */
                country?: string;
                /** @description true: only explicit shows, false: only clean ones; shows that don’t say match neither */
                explicit?: boolean;
                /** @description true: shows with a contact, false: shows known to have none */
                hasContact?: boolean;
                /** @description By the age of the newest episode: up to 7, 90, 365 days, or more; a show without dates never matches */
                activity?: "very-active" | "moderately-active" | "occasional" | "inactive";
                /** @description Order of the results, relevance unless you say otherwise; where the source has no such figure, sortedBy says “relevance” */
                sort?: "relevance" | "listeners" | "perEpisode" | "popularity" | "updated" | "episodes" | "rhythm" | "title";
                /** @description Direction of the sort: desc for figures and dates, asc for titles, unless you say otherwise; unknown values are last in both */
                order?: "asc" | "desc";
                /** @description Results per page, 24 unless you say otherwise */
                limit?: number;
                /** @description nextCursor of the previous page */
                cursor?: string;
                /** @description true: what each language, category and more would find as a filter */
                facets?: boolean;
                /** @description true: why each result is where it is */
                explain?: boolean;
                /** @description true: the first page says how many shows each mode finds */
                modes?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results */
            200: {
                headers: {
                    /** @description The next page, as `<…>; rel="next"`. Absent at the end, and if it would be longer than 2000 characters */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** @description Identifies the show. Always text, even if it looks like a number */
                            id: string;
                            /** @description “No Title” when the feed has none */
                            title: string;
                            /** @description Sanitized; simple markup may remain */
                            description: string;
                            /** @description Address of the cover, or a path on this server */
                            imageUrl: string;
                            /** @description By Apple’s names */
                            categories: string[];
                            /** @description Episodes in the feed */
                            episodeCount: number;
                            /** @description ISO 639-1 code, or "N/A" */
                            language: string;
                            /** @description ISO 3166-1 alpha-2 code, or "N/A" */
                            country: string;
                            /** @description 0 to 10: how often apps ask about the feed. Not an audience. When unknown it is 0 and named in `defaulted` */
                            popularityScore: number;
                            /** @description Who makes it, as the feed says */
                            itunesAuthor: string;
                            /** @description Epoch seconds of the newest episode; 0 when unknown */
                            lastUpdate: number;
                            /** @description Epoch seconds of the first episode; 0 when unknown */
                            createdOn: number;
                            /** @description Apple’s number for it, or “N/A” */
                            itunesId: string;
                            /** @description Different people who listen to the show in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                            listener_range: string;
                            /** @description The show’s website */
                            link: string;
                            /** @description The RSS feed */
                            url: string;
                            /** @description Domain that hosts the feed; "" when unknown */
                            host: string;
                            /** @description As the source gives it */
                            priority: number;
                            /** @description 1 for explicit content */
                            explicit: 0 | 1 | "N/A";
                            /** @description 1: the show has an e-mail address or a social page; the addresses are not part of this answer */
                            hasContact: 0 | 1 | "N/A";
                            /** @description Typical length of an episode */
                            duration: string;
                            /**
                             * @description The language was detected from the texts
                             * @constant
                             */
                            languageDetected?: true;
                            /** @description Fields with a default because the source doesn’t say */
                            defaulted: ("title" | "description" | "imageUrl" | "categories" | "episodeCount" | "language" | "country" | "popularityScore" | "itunesAuthor" | "lastUpdate" | "createdOn" | "itunesId" | "listener_range" | "link" | "url" | "host" | "priority" | "explicit" | "hasContact" | "duration")[];
                            /** @description Downloads of a new episode in its first seven days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                            pea_range?: string;
                            /** @description Days from one episode to the next, while the show publishes; absent when unknown */
                            daysBetweenEpisodes?: number;
                            /**
                             * @description As on the show’s own page; absent when the source gives only the date of the newest episode
                             * @enum {string}
                             */
                            activity?: "very-active" | "moderately-active" | "occasional" | "inactive" | "unknown";
                            explain?: {
                                score: number;
                                clauses: {
                                    clause: string;
                                    points: number;
                                }[];
                            };
                        }[];
                        total: {
                            value: number;
                            /** @enum {string} */
                            relation: "eq" | "gte";
                        };
                        /** @description How many of the total have all words, if shows with only some of them follow; up to 50 in total */
                        exact?: number;
                        /**
                         * @description The actual order of the results, if the source does not have the figures that the sort compares
                         * @constant
                         */
                        sortedBy?: "relevance";
                        /** @description For the next page; null at the end */
                        nextCursor: string | null;
                        /**
                         * @description The catalogue changed since the previous page: this one continues after its last show, and new or moved shows may be missing or appear twice
                         * @constant
                         */
                        catalogueChanged?: true;
                        interpretation: {
                            query: string;
                            /** @description The query as a tree */
                            parsed: {
                                kind: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            match: "all" | "most" | "plain";
                        };
                        didYouMean?: string;
                        facets?: {
                            language: components["schemas"]["FacetValue"][];
                            country: components["schemas"]["FacetValue"][];
                            category: components["schemas"]["FacetValue"][];
                            explicit: components["schemas"]["FacetValue"][];
                            hasContact: components["schemas"]["FacetValue"][];
                            activity: components["schemas"]["FacetValue"][];
                            listeners: components["schemas"]["FacetValue"][];
                        };
                        /** @description What the same words and filters find in each mode: the shows with all words; a show counts once for all */
                        modes?: {
                            all: {
                                value: number;
                                /** @enum {string} */
                                relation: "eq" | "gte";
                            };
                            title: {
                                value: number;
                                /** @enum {string} */
                                relation: "eq" | "gte";
                            };
                            topic: {
                                value: number;
                                /** @enum {string} */
                                relation: "eq" | "gte";
                            };
                            host: {
                                value: number;
                                /** @enum {string} */
                                relation: "eq" | "gte";
                            };
                        };
                        stale?: boolean;
                        /** @description Milliseconds */
                        took: number;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description A blank term without filters */
            422: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    searchSuggest: {
        parameters: {
            query?: {
                q?: string;
                /** @description all, title, topic or host; anything else means title */
                mode?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suggestions: {
                            /** @enum {string} */
                            kind: "podcast" | "host" | "category";
                            text: string;
                            podcastId?: string;
                            imageUrl?: string;
                        }[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    lookupFew: {
        parameters: {
            query?: {
                /** @description Our ids, separated by commas; repeatable */
                ids?: string | string[];
                /** @description The address of a feed, in any spelling; repeatable */
                feedUrl?: string | string[];
                /** @description The number in Apple's directory; repeatable */
                itunesId?: string | string[];
                /** @description The podcast:guid of the feed; repeatable */
                podcastGuid?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One result for each key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One for each key: ids, feeds, numbers at Apple, GUIDs, each in the order in which they were sent */
                        results: {
                            /** @enum {string} */
                            by: "id" | "feedUrl" | "itunesId" | "podcastGuid";
                            /** @description As it was sent */
                            key: string;
                            /** @description The show with this key, the most popular one if there are several; else null */
                            podcast: components["schemas"]["Podcast"] | null;
                        }[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    lookupMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    ids?: string[];
                    /**
                     * @description Addresses of feeds, in any spelling
                     * @default []
                     */
                    feedUrls?: string[];
                    /** @description Numbers in Apple's directory */
                    itunesIds?: (string | number)[];
                    /**
                     * @description The podcast:guid of the feeds
                     * @default []
                     */
                    podcastGuids?: string[];
                };
            };
        };
        responses: {
            /** @description One result for each key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One for each key: ids, feeds, numbers at Apple, GUIDs, each in the order in which they were sent */
                        results: {
                            /** @enum {string} */
                            by: "id" | "feedUrl" | "itunesId" | "podcastGuid";
                            /** @description As it was sent */
                            key: string;
                            /** @description The show with this key, the most popular one if there are several; else null */
                            podcast: components["schemas"]["Podcast"] | null;
                        }[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    changesPage: {
        parameters: {
            query?: {
                /** @description The `nextSince` of the last answer; without it, the answer has no changes, only the current cursor */
                since?: string;
                /** @description added, updated, removed, separated by commas; all three without it */
                kind?: string | string[];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. Changes that concern no field here are left out */
                        changes: {
                            id: string;
                            /** @enum {string} */
                            kind: "added" | "updated" | "removed";
                            /**
                             * Format: date-time
                             * @description When the import or the reading of feeds began
                             */
                            at: string;
                            /** @description For a removed show: the show that it was merged with */
                            movedTo: string | null;
                            /** @description By field, as in a podcast: all known ones of an added show, none of a removed one */
                            fields: {
                                [key: string]: {
                                    /** @description null: unknown */
                                    from: (number | string | boolean | string[] | {
                                        low: number;
                                        /** @description null: no upper end */
                                        high: number | null;
                                    }) | null;
                                    /** @description null: unknown */
                                    to: (number | string | boolean | string[] | {
                                        low: number;
                                        /** @description null: no upper end */
                                        high: number | null;
                                    }) | null;
                                };
                            };
                            /** @description Fields that changed and are not repeated here */
                            longFields: "description"[];
                        }[];
                        /** @description For the next call, also at the end; it stays valid when the catalogue is built again */
                        nextSince: string;
                        /** @description Whether there are more changes already */
                        more: boolean;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description This catalogue does not record changes */
            404: components["responses"]["Refused"];
            /** @description The changes after this cursor are no longer kept (`changes.expired`); read the shows again */
            410: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    podcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Identifies the show. Always text, even if it looks like a number */
                        id: string;
                        /** @description “No Title” when the feed has none */
                        title: string;
                        /** @description Sanitized; simple markup may remain */
                        description: string;
                        /** @description Address of the cover, or a path on this server */
                        imageUrl: string;
                        /** @description By Apple’s names */
                        categories: string[];
                        /** @description Episodes in the feed */
                        episodeCount: number;
                        /** @description ISO 639-1 code, or "N/A" */
                        language: string;
                        /** @description ISO 3166-1 alpha-2 code, or "N/A" */
                        country: string;
                        /** @description 0 to 10: how often apps ask about the feed. Not an audience. When unknown it is 0 and named in `defaulted` */
                        popularityScore: number;
                        /** @description Who makes it, as the feed says */
                        itunesAuthor: string;
                        /** @description Epoch seconds of the newest episode; 0 when unknown */
                        lastUpdate: number;
                        /** @description Epoch seconds of the first episode; 0 when unknown */
                        createdOn: number;
                        /** @description Apple’s number for it, or “N/A” */
                        itunesId: string;
                        /** @description Different people who listen to the show in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        listener_range: string;
                        /** @description The show’s website */
                        link: string;
                        /** @description The RSS feed */
                        url: string;
                        /** @description Domain that hosts the feed; "" when unknown */
                        host: string;
                        /** @description As the source gives it */
                        priority: number;
                        /** @description 1 for explicit content */
                        explicit: 0 | 1 | "N/A";
                        /** @description 1: the show has an e-mail address or a social page; the addresses are not part of this answer */
                        hasContact: 0 | 1 | "N/A";
                        /** @description Typical length of an episode */
                        duration: string;
                        /**
                         * @description The language was detected from the texts
                         * @constant
                         */
                        languageDetected?: true;
                        /** @description Fields with a default because the source doesn’t say */
                        defaulted: ("title" | "description" | "imageUrl" | "categories" | "episodeCount" | "language" | "country" | "popularityScore" | "itunesAuthor" | "lastUpdate" | "createdOn" | "itunesId" | "listener_range" | "link" | "url" | "host" | "priority" | "explicit" | "hasContact" | "duration")[];
                        /** @description Downloads of a new episode in its first seven days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        pea_range: string;
                        /** @description Listens to all episodes, new and old, in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        mr_range: string;
                        /** @description Listeners who come back from one week to the next. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        af_range: string;
                        /**
                         * @description How far the figures can be trusted; medium if the source does not say
                         * @enum {string}
                         */
                        confidence: "high" | "medium" | "low";
                        /** @description Place among active shows; 1 has the largest estimated audience */
                        match_rank: number | null;
                        /**
                         * @description As in the filter of that name; unknown for a show without dates
                         * @enum {string}
                         */
                        activity: "very-active" | "moderately-active" | "occasional" | "inactive" | "unknown";
                        /** @description How the audience figures came about */
                        estimate: {
                            /**
                             * @description Whether downloads were counted, the figures were estimated from signs of demand, or the source states them
                             * @enum {string}
                             */
                            basis: "measured" | "modelled" | "provided";
                            /** @description The strongest kind of evidence; null for figures that the source states, and without a sign of demand */
                            evidence: ("measured" | "stated" | "charted" | "published" | "rated" | "listed" | "scored") | null;
                            methodVersion: string | null;
                            /** @description Different people who listen to the show in 30 days. */
                            listeners: {
                                /** @constant */
                                kind: "closed";
                                low: number;
                                high: number;
                            } | {
                                /** @constant */
                                kind: "open";
                                low: number;
                            } | {
                                /** @constant */
                                kind: "unknown";
                            };
                            /** @description Downloads of a new episode in its first seven days. */
                            perEpisode: {
                                /** @constant */
                                kind: "closed";
                                low: number;
                                high: number;
                            } | {
                                /** @constant */
                                kind: "open";
                                low: number;
                            } | {
                                /** @constant */
                                kind: "unknown";
                            };
                            /** @description Listens to all episodes, new and old, in 30 days. */
                            monthlyReach: {
                                /** @constant */
                                kind: "closed";
                                low: number;
                                high: number;
                            } | {
                                /** @constant */
                                kind: "open";
                                low: number;
                            } | {
                                /** @constant */
                                kind: "unknown";
                            };
                            /** @description Listeners who come back from one week to the next. */
                            activeFollowers: {
                                /** @constant */
                                kind: "closed";
                                low: number;
                                high: number;
                            } | {
                                /** @constant */
                                kind: "open";
                                low: number;
                            } | {
                                /** @constant */
                                kind: "unknown";
                            };
                            /** @enum {string} */
                            confidence: "high" | "medium" | "low";
                            /** @description Without an estimate: listeners that shows of this category, language and activity usually have */
                            typical: ({
                                /** @constant */
                                kind: "closed";
                                low: number;
                                high: number;
                            } | {
                                /** @constant */
                                kind: "open";
                                low: number;
                            } | {
                                /** @constant */
                                kind: "unknown";
                            }) | null;
                            /** @description Without an estimate: the minimum size of the show, by a list of popular shows that contains it */
                            atLeast: ("Tiny" | "Small" | "Medium" | "Large" | "Huge") | null;
                            inputs: {
                                name: string;
                                label: string;
                                value: string;
                                /**
                                 * @description A sign of demand places the show; a fact of its publishing only narrows the range; a list without places contains it
                                 * @enum {string}
                                 */
                                role: "places" | "narrows" | "contains";
                                source: string | null;
                                /** @description Epoch seconds at which it was seen */
                                at: number | null;
                                /** @description Share in the result; the weights of all signs of demand add up to 1 */
                                weight: number;
                                /** @description Listeners in 30 days that the sign points to */
                                pointsTo: number | null;
                                /** @description Standard score of a fact of publishing; 0 is an average active show */
                                z: number;
                            }[];
                            notes: string[];
                        } | null;
                        /** @description Where the facts are from and of what day */
                        origin: {
                            /** @enum {string} */
                            from: "feed" | "podcast-index" | "apple" | "spotify" | "list" | "provider" | "demo";
                            /** @description Epoch seconds; null: the source gives no date */
                            at: number | null;
                        };
                        /** @description When the catalogue stored the facts, not how old they are */
                        fetchedAt: number;
                        /** @description Present when the show’s makers proved that it is theirs */
                        makers?: {
                            /** @description Epoch seconds at which they proved it */
                            since: number;
                            /** @description Fields with their words instead of the source’s */
                            corrected: ("description" | "link")[];
                            /** @description Epoch seconds of their last correction; null: none yet */
                            correctedAt: number | null;
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    podcastEpisodes: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                /** @description Words that must all be in the title or the notes; accents are ignored */
                q?: string;
                /** @description Minutes: from the first number on, below the second */
                length?: "0-15" | "15-30" | "30-60" | "60-";
                year?: number;
                /** @description The id of one episode: only that one is returned */
                episode?: string;
                /** @description true: the answer counts the choices of length and year */
                facets?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description The next page, as `<…>; rel="next"`. Absent at the end, and if it would be longer than 2000 characters */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        episodes: {
                            id: string;
                            title: string;
                            summary: string;
                            published: string | null;
                            /** @description Seconds */
                            duration: number | null;
                            image: string;
                            mp3: string;
                            /** @description The episode's own page */
                            link?: string;
                            /**
                             * @description The feed names chapters
                             * @constant
                             */
                            chapters?: true;
                            /** @description Address of the transcript */
                            transcript?: string;
                            /** @description Hosts and guests of this episode, as the feed names them */
                            people?: {
                                name: string;
                                /** @enum {string} */
                                role: "host" | "guest" | "crew";
                                image: string;
                            }[];
                        }[];
                        /** @description For the next page; null at the end */
                        nextCursor: string | null;
                        /** @description What each choice of length and year would find, with facets=true */
                        facets?: {
                            /** @description Episodes that pass all filters */
                            total: number;
                            /** @description Known episodes of the show */
                            known: number;
                            /** @description Newest first */
                            years: {
                                year: number;
                                count: number;
                            }[];
                            lengths: {
                                /** @enum {string} */
                                length: "0-15" | "15-30" | "30-60" | "60-";
                                count: number;
                            }[];
                            /** @description Of those that pass, how many have chapters */
                            chapters: number;
                            /** @description Of those that pass, how many have a transcript */
                            transcripts: number;
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    podcastHistory: {
        parameters: {
            query?: {
                /** @description listeners, episodeCount, popularityScore, updateIntervalDays, typicalDuration, rank, separated by commas; all without it */
                field?: string | string[];
                /** @description A day or a time, included */
                from?: "" | string;
                /** @description A day or a time, not included */
                to?: "" | string;
                /** @description day, week (from Monday) or month, in UTC: one change for each field and step, at its last change */
                step?: "" | ("day" | "week" | "month");
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first, changes only */
                        changes: ({
                            /** Format: date-time */
                            at: string;
                            /** @constant */
                            field: "listeners";
                            from: {
                                low: number;
                                /** @description null: no upper end */
                                high: number | null;
                            } | null;
                            to: {
                                low: number;
                                /** @description null: no upper end */
                                high: number | null;
                            } | null;
                            /** @description Versions of the method that made both estimates; where they differ, the method changed, not the show */
                            method: {
                                from: string | null;
                                to: string | null;
                            };
                        } | {
                            /** Format: date-time */
                            at: string;
                            /**
                             * @description rank: the place among active shows, recorded when another number of the show changes
                             * @enum {string}
                             */
                            field: "episodeCount" | "popularityScore" | "updateIntervalDays" | "typicalDuration" | "rank";
                            /** @description null: unknown */
                            from: number | null;
                            to: number | null;
                        })[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    podcastSimilar: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        similar: {
                            podcast: components["schemas"]["Podcast"];
                            reasons: string[];
                        }[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    episodeFilesChapters: {
        parameters: {
            query: {
                /** @description The id of the episode */
                episode: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chapters, or why there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        state: "read";
                        chapters: {
                            /** @description Seconds */
                            at: number;
                            title: string;
                            href?: string;
                        }[];
                    } | {
                        /** @constant */
                        state: "unreadable";
                        /** @description A phrase for people, such as "the server answers 404" */
                        reason: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such episode, or it names no such file */
            404: components["responses"]["Refused"];
            /** @description Too many file requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Too many files are being read right now; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    episodeFilesTranscript: {
        parameters: {
            query: {
                /** @description The id of the episode */
                episode: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        state: "read";
                        parts: {
                            /** @description Seconds; null when the file names no times */
                            at: number | null;
                            speaker?: string;
                            text: string;
                        }[];
                    } | {
                        /** @constant */
                        state: "unreadable";
                        /** @description A phrase for people, such as "the server answers 404" */
                        reason: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such episode, or it names no such file */
            404: components["responses"]["Refused"];
            /** @description Too many file requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Too many files are being read right now; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hosts: {
                            name: string;
                            /** @description "" when there is no picture */
                            image: string;
                        }[];
                        /** @description The latest first, as the episodes of the feed name them */
                        guests: {
                            name: string;
                            /** @description "" when there is no picture */
                            image: string;
                            episode: {
                                id: string;
                                title: string;
                                published: string | null;
                            };
                        }[];
                        /** @description Pages where listeners can pay the show */
                        funding: {
                            href: string;
                            label: string;
                        }[];
                        /** @description The best place first */
                        charts: {
                            place: number;
                            country: string;
                            /** @description The category of the chart; null: all shows */
                            genre: string | null;
                            source: string;
                            /** @description Epoch seconds */
                            at: number | null;
                        }[];
                        /** @description The company that publishes the show, if it is not the author */
                        network: string | null;
                        episodes: {
                            chapters: number;
                            transcripts: number;
                            known: number;
                        };
                        /** @description Of the newest episode that has one */
                        transcript: {
                            title: string;
                            href: string;
                        } | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    profileHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Epoch seconds at which we last read the feed; null: never */
                        readAt: number | null;
                        /** @description Empty for a show without a feed, and for an invented one */
                        findings: {
                            /** @enum {string} */
                            id: "reading" | "https-feed" | "address" | "caching" | "rhythm" | "latest" | "https-audio" | "durations" | "cover" | "language" | "explicit" | "contact" | "guid" | "locked" | "transcripts" | "people" | "funding";
                            about: string;
                            /**
                             * @description note: the feed lacks something; unknown: the facts were not read
                             * @enum {string}
                             */
                            state: "note" | "unknown" | "pass";
                            /** @description What was read, with its figures */
                            seen: string;
                            /** @description Why it matters */
                            why: string;
                        }[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    catalogueFactsCategoryStats: {
        parameters: {
            query?: {
                category?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            category: string;
                            /** @constant */
                            locked: true;
                        } | {
                            category: string;
                            /** @description Mean of the category's shows to two digits, such as "1,000-5,000"; "N/A" when unknown */
                            listener_range: string;
                            podcast_count: number;
                            medianPodcastCount: number | null;
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    catalogueFactsCategoryDistributions: {
        parameters: {
            query?: {
                category?: string | string[];
                /** @description ISO 639-1 code or English name: only shows in it are counted, where at least 20 of them have an estimate */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            category: string;
                            /** @constant */
                            locked: true;
                        } | {
                            category: string;
                            /** @description The language that the counted shows are in; null: all languages */
                            language: {
                                /** @description ISO 639-1 */
                                code: string;
                                /** @description In English */
                                name: string;
                            } | null;
                            /** @description Living shows that have an estimate */
                            estimated: number;
                            /** @description Living shows without one */
                            unknown: number;
                            /** @description Shows by likely listeners: equal steps of a logarithmic scale from 100 to 1,000,000 */
                            segments: number[];
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    catalogueFactsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        podcasts: number;
                        episodes: number;
                        updatedAt: string | null;
                        /** @enum {string} */
                        source: "demo" | "local" | "rapidapi";
                        categories: {
                            name: string;
                            podcasts: number;
                        }[];
                        languages: {
                            code: string;
                            name: string;
                            podcasts: number;
                        }[];
                    };
                };
            };
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    homeRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for everybody */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Searches to begin with, and how many shows each finds */
                        starts: {
                            /** @enum {string} */
                            id: "mid-size" | "small" | "top" | "niche";
                            total: {
                                value: number;
                                /** @enum {string} */
                                relation: "eq" | "gte";
                            };
                        }[];
                        /** @description Shows whose estimate rose most in eight weeks, by one method */
                        growing: {
                            podcast: components["schemas"]["Podcast"];
                            /** @description The first estimate of the last eight weeks */
                            before: {
                                low: number;
                                high: number | null;
                            };
                            /** @description Listeners now as a multiple of those at the start */
                            factor: number;
                        }[];
                        /** @description Shows that began or were first seen in the last seven days; the largest of them */
                        begun: {
                            total: number;
                            podcasts: components["schemas"]["Podcast"][];
                        };
                    };
                };
            };
            /** @description Too many reads from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    listImportMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Lines of names, feeds, ids or links; OPML; or CSV with a header. Only the first 500 characters of a line or cell are read */
                    text: string;
                };
            };
        };
        responses: {
            /** @description What was found for each entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            position: number;
                            given: string;
                            /** @enum {string} */
                            kind: "title" | "feed" | "itunes" | "id";
                            /** @enum {string} */
                            outcome: "found" | "doubtful" | "not-found";
                            /** @description One when found; to choose from when doubtful */
                            candidates: {
                                podcast: components["schemas"]["Podcast"];
                            }[];
                        }[];
                        /** @description Entries that repeat another, or come after the first 1,000 or the first 5,000 rows */
                        skipped: number;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The text is too long */
            413: components["responses"]["Refused"];
            /** @description The table cannot be read */
            422: components["responses"]["Refused"];
            /** @description More than ten texts in ten minutes; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down, or many people import at once; see Retry-After */
            503: components["responses"]["Refused"];
        };
    };
    listsAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lists: components["schemas"]["List"][];
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    listsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 to 100 characters once trimmed
                     * @default
                     */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The list */
            201: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You already have a list with that name */
            409: components["responses"]["Refused"];
            /** @description The name is blank or too long, or there are 1,000 lists already */
            422: components["responses"]["Refused"];
        };
    };
    listsContaining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        listIds: string[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    listsUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                undoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything is as before */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        listId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description This can no longer be undone */
            404: components["responses"]["Refused"];
            /** @description Another list now has the deleted list’s name */
            409: components["responses"]["Refused"];
        };
    };
    peopleState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list; its ETag changes with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** Format: date-time */
                        createdAt: string;
                        itemCount: number;
                        /** @enum {string} */
                        role: "viewer" | "commenter" | "editor" | "owner";
                        /** @description Changes with every change of the list, its shows, people or comments */
                        version: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
        };
    };
    listsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone; undo restores it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description For POST /lists/undo/{undoId}, for an hour at least
                         */
                        undoId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
        };
    };
    listsRename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 to 100 characters once trimmed
                     * @default
                     */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description You already have a list with that name */
            409: components["responses"]["Refused"];
            /** @description The name is blank or too long, or there are 1,000 lists already */
            422: components["responses"]["Refused"];
        };
    };
    listItemsPage: {
        parameters: {
            query?: {
                page?: number;
                sort?: "newest" | "oldest" | "title_asc" | "title_desc";
                /** @description Searched anywhere in title or author, ignoring case and accents */
                q?: string;
                /** @description Only shows with this status */
                status?: string;
                /** @description Without it: the frozen figures where the list has them, else today's */
                figures?: "today" | "frozen";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 24 items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ListItem"][];
                        total: number;
                        page: number;
                        /** @constant */
                        pageSize: 24;
                        /** @description By podcast id; a podcast that the catalogue does not know is absent. null: the source of podcasts is down */
                        figures: {
                            [key: string]: {
                                /** @description "1,000-5,000", "70,001+", or "N/A" */
                                listeners: string;
                                perEpisode: string;
                                language: string;
                                category: string;
                                /** @description Epoch seconds; 0 when unknown */
                                lastEpisode: number;
                                /** @description Whether the show has a contact; null when unknown */
                                contact: boolean | null;
                                website: string;
                            };
                        } | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
        };
    };
    listItemsAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    podcastId: string;
                    /** @description The stored facts of the podcast; without them, the catalogue's are used */
                    payload?: {
                        title?: string | null;
                        author?: string | null;
                        image_url?: string | null;
                    };
                    /** @description Status, note, price and tags that the show had before */
                    own?: {
                        status?: string;
                        note?: string;
                        /** @description Of one spot; null while it is not known */
                        price?: {
                            /** @description A whole number of the currency's smallest unit */
                            cents: number;
                            /** @enum {string} */
                            currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                        } | null;
                        tags?: string[];
                    };
                };
            };
        };
        responses: {
            /** @description The item */
            201: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListItem"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description Already in this list */
            409: components["responses"]["Refused"];
            /** @description The list is full, or the catalogue does not have the podcast */
            422: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After. Nothing was changed */
            503: components["responses"]["Refused"];
        };
    };
    listItemsAddAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    podcastIds: string[];
                };
            };
        };
        responses: {
            /** @description How many were added */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        alreadyThere: number;
                        /** @description Ids that the catalogue does not know */
                        unknown: string[];
                        /** @description null when nothing was added */
                        undoId: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description The list is full, or the catalogue does not have the podcast */
            422: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After. Nothing was changed */
            503: components["responses"]["Refused"];
        };
    };
    listItemsBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "remove";
                    itemIds: string[];
                } | {
                    /** @enum {string} */
                    action: "move" | "copy";
                    itemIds: string[];
                    targetListId: string;
                };
            };
        };
        responses: {
            /** @description What was done, and what was already in the other list */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        done: string[];
                        alreadyThere: string[];
                        /**
                         * Format: uuid
                         * @description For POST /lists/undo/{undoId}, for an hour at least
                         */
                        undoId?: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description It is the same list, or the other list is full */
            422: components["responses"]["Refused"];
        };
    };
    listItemsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone; undo restores it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description For POST /lists/undo/{undoId}, for an hour at least
                         */
                        undoId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
        };
    };
    shortlistEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status?: string;
                    note?: string;
                    /** @description Of one spot; null while it is not known */
                    price?: {
                        /** @description A whole number of the currency's smallest unit */
                        cents: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                    } | null;
                    tags?: string[];
                    /** @description The version of the row that was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The item, with its new version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListItem"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
            /** @description Somebody else changed the item; `current` is the item as it is now. Nothing was changed */
            409: components["responses"]["Refused"];
            /** @description The list has no such status, or a value is too long */
            422: components["responses"]["Refused"];
        };
    };
    listItemsMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targetListId: string;
                };
            };
        };
        responses: {
            /** @description The item in the other list */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: components["schemas"]["ListItem"];
                        /**
                         * Format: uuid
                         * @description For POST /lists/undo/{undoId}, for an hour at least
                         */
                        undoId?: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
            /** @description Already in that list */
            409: components["responses"]["Refused"];
            /** @description It is the same list, or the other list is full */
            422: components["responses"]["Refused"];
        };
    };
    listItemsCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targetListId: string;
                };
            };
        };
        responses: {
            /** @description The item in the other list */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: components["schemas"]["ListItem"];
                        /**
                         * Format: uuid
                         * @description For POST /lists/undo/{undoId}, for an hour at least
                         */
                        undoId?: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, and your role in it is too low */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
            /** @description Already in that list */
            409: components["responses"]["Refused"];
            /** @description It is the same list, or the other list is full */
            422: components["responses"]["Refused"];
        };
    };
    spotPricesPrices: {
        parameters: {
            query?: {
                /** @description Up to 24 show ids, separated by commas */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shows without a price are absent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By podcast id. Of several lists with a price, the one that the show was added to last */
                        prices: {
                            [key: string]: {
                                price: {
                                    /** @description A whole number of the currency's smallest unit */
                                    cents: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                                };
                                /** Format: uuid */
                                listId: string;
                                listName: string;
                            };
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    shortlistSum: {
        parameters: {
            query?: {
                figures?: "today" | "frozen";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its last row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statuses: {
                            name: string;
                            /** @enum {string} */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null: they are today's */
                        frozenOn: string | null;
                        sum: {
                            /** @description Without those that are lost */
                            shows: number;
                            lost: number;
                            /** @description Per-episode ranges added up: "39,700-117,700", "70,001+", or "N/A" */
                            audience: string;
                            /** @description Shows that are missing from the sum of audiences */
                            withoutAudience: number;
                            costs: {
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                                cents: number;
                                shows: number;
                                cpm: {
                                    low: number | null;
                                    high: number | null;
                                } | null;
                            }[];
                            withoutPrice: number;
                            byStatus: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After. Nothing was changed */
            503: components["responses"]["Refused"];
        };
    };
    shortlistSetStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 12; added shows get the first one */
                    statuses: {
                        /** @description 1 to 24 characters, each name once */
                        name: string;
                        /**
                         * @description Shows with a lost status are not in the sums
                         * @enum {string}
                         */
                        kind: "open" | "active" | "won" | "lost";
                        /** @description Its previous name, if it is renamed */
                        was?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The statuses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statuses: {
                            name: string;
                            /** @enum {string} */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null: they are today's */
                        frozenOn: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description Some shows have a status that would be removed */
            409: components["responses"]["Refused"];
            /** @description There are no statuses, too many, or two with the same name */
            422: components["responses"]["Refused"];
        };
    };
    shortlistFreeze: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are frozen */
            201: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statuses: {
                            name: string;
                            /** @enum {string} */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null: they are today's */
                        frozenOn: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After. Nothing was changed */
            503: components["responses"]["Refused"];
        };
    };
    shortlistUnfreeze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frozen copy is no longer used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statuses: {
                            name: string;
                            /** @enum {string} */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null: they are today's */
                        frozenOn: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
        };
    };
    plansPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Shows with a lost status are not in the plan */
                    listId: string;
                    /** @description US dollars */
                    budget: number;
                    /**
                     * @description Ids of shows that must be in it, as far as the budget allows
                     * @default []
                     */
                    locked?: string[];
                    /**
                     * @description Ids of shows that must not be in it
                     * @default []
                     */
                    removed?: string[];
                };
            };
        };
        responses: {
            /** @description The plan, and what is left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Locked shows first, then those with the most new people per dollar */
                        picks: {
                            id: string;
                            title: string;
                            spots: number;
                            /** @description US dollars: the list's own price per spot, else that of the market table */
                            cost: number;
                            /** @description Likely number of people that no pick above reaches */
                            adds: number;
                            reasons: string[];
                        }[];
                        totals: {
                            spots: number;
                            cost: number;
                            /** @description The sum of `adds` */
                            people: number;
                        };
                        leftOut: {
                            id: string;
                            title: string;
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description The list is too long, or the source of podcasts does not list its shows */
            422: components["responses"]["Refused"];
            /** @description Too many reads of the catalogue; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After. Nothing was changed */
            503: components["responses"]["Refused"];
        };
    };
    reach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    podcastIds: string[];
                    /** @description How long the campaign runs; without it the first seven days of an episode */
                    weeks?: number;
                } | {
                    /** @description Shows with a lost status are not counted */
                    listId: string;
                    /** @description How long the campaign runs; without it the first seven days of an episode */
                    weeks?: number;
                };
            };
        };
        responses: {
            /** @description Modeled from per-episode audiences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Per-episode audiences added up: someone who hears two of the shows counts twice */
                        gross: {
                            low: number;
                            likely: number;
                            high: number;
                        };
                        /** @description Different people */
                        net: {
                            low: number;
                            likely: number;
                            high: number;
                        };
                        /** @description `gross` divided by `net`, both likely; null without an audience */
                        frequency: number | null;
                        /** @description The largest first, at most 200; the figures above count all shows */
                        perShow: {
                            id: string;
                            title: string;
                            gross: {
                                low: number;
                                likely: number;
                                high: number;
                            };
                            /** @description People that none of the shows above reaches */
                            new: {
                                low: number;
                                likely: number;
                                high: number;
                            };
                            /** @description Up to three shows above */
                            sharedWith: {
                                id: string;
                                people: number;
                            }[];
                        }[];
                        /** @description Shows with a known audience */
                        counted: number;
                        /** @description Shows without one; they are in no figure */
                        unknown: {
                            id: string;
                            title: string;
                        }[];
                        /** @description The people who listen to shows of these languages and top categories; an empty text is unknown */
                        universe: {
                            language: string;
                            category: string;
                            shows: number;
                            people: {
                                low: number;
                                likely: number;
                                high: number;
                            };
                        }[];
                        method: {
                            version: string;
                            constants: {
                                showsAWeek: {
                                    low: number;
                                    likely: number;
                                    high: number;
                                };
                                growth: {
                                    weeks: number;
                                    factor: number;
                                }[];
                                grown: number;
                            };
                            sentences: string[];
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description No list of yours, or shared with you, has this id */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts does not list its shows, so net reach cannot be modeled */
            422: components["responses"]["Refused"];
            /** @description Too many reads of the catalogue; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After. Nothing was changed */
            503: components["responses"]["Refused"];
        };
    };
    peopleShared: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Lists of others that you are a member of */
                        withMe: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            itemCount: number;
                            /** @enum {string} */
                            role: "viewer" | "commenter" | "editor";
                            ownerName: string;
                        }[];
                        /** @description Your lists with members */
                        byMe: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            members: number;
                        }[];
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    savedViewsAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        views: components["schemas"]["SavedView"][];
                        /** @constant */
                        most: 50;
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    savedViewsArrange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of your views, the first on top */
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description They are in this order */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    savedViewsPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description What is behind the "?" of the search page's address: "term=true%20crime&mode=topic&view=table" */
                    query: string;
                    /**
                     * @description Columns of the table that are switched off
                     * @default []
                     */
                    hidden?: string[];
                };
            };
        };
        responses: {
            /** @description It is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description It is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description Somebody else has this id */
            404: components["responses"]["Refused"];
            /** @description No name, nothing to search for, or too many views */
            422: components["responses"]["Refused"];
        };
    };
    savedViewsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have nothing with this id */
            404: components["responses"]["Refused"];
        };
    };
    watchedViewsAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        watches: {
                            /**
                             * Format: uuid
                             * @description The id of the saved view
                             */
                            id: string;
                            /** @description Changes that are not marked as seen */
                            news: number;
                            /** Format: date-time */
                            since: string;
                            /** @description null: the first run is still to come */
                            ranAt: string | null;
                            hasFeed: boolean;
                            /** @description How often its changes are mailed, weekly ones on Mondays; null: never */
                            mail: ("daily" | "weekly") | null;
                        }[];
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    watchedViewsWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is watched */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or do not watch it */
            404: components["responses"]["Refused"];
        };
    };
    watchedViewsUnwatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer watched */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or do not watch it */
            404: components["responses"]["Refused"];
        };
    };
    watchedViewsChanges: {
        parameters: {
            query?: {
                /** @description `next` of the previous page */
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs with changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the saved view
                         */
                        id: string;
                        /** @description Changes that are not marked as seen */
                        news: number;
                        /** Format: date-time */
                        since: string;
                        /** @description null: the first run is still to come */
                        ranAt: string | null;
                        hasFeed: boolean;
                        /** @description How often its changes are mailed, weekly ones on Mondays; null: never */
                        mail: ("daily" | "weekly") | null;
                        name: string;
                        /** @description Path and query that open the view on the site */
                        address: string;
                        /** Format: date-time */
                        seenUntil: string;
                        /** @description Newest first */
                        runs: {
                            /** Format: date-time */
                            at: string;
                            /** @description All changes, also those beyond the listed ones */
                            total: number;
                            byMethod: number;
                            methodFrom: string | null;
                            methodTo: string | null;
                            changes: {
                                /** @enum {string} */
                                kind: "entered" | "left" | "rose" | "fell" | "changed";
                                podcastId: string;
                                title: string;
                                /** @enum {string} */
                                what: "place" | "listeners" | "activity" | "explicit";
                                /** @description A place, a range, one of very-active, moderately-active, occasional, inactive, unknown, or 1, 0, N/A; null: not in the results */
                                from: string | null;
                                to: string | null;
                                /** @description The range of its listeners, such as "1,000-5,000", or "N/A" */
                                listeners: string;
                                /** @description The method of estimating changed: the show itself did not grow */
                                byMethod: boolean;
                            }[];
                        }[];
                        /** @description `before` of the next page; null on the last one */
                        next: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or do not watch it */
            404: components["responses"]["Refused"];
        };
    };
    watchedViewsSeen: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description `at` of the newest run that was shown
                     */
                    until: string;
                };
            };
        };
        responses: {
            /** @description They are no longer counted as new */
            204: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or do not watch it */
            404: components["responses"]["Refused"];
        };
    };
    viewMailSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description null: no mail */
                    mail: ("daily" | "weekly") | null;
                };
            };
        };
        responses: {
            /** @description The choice applies from now on */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or do not watch it */
            404: components["responses"]["Refused"];
        };
    };
    trackedPodcastsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["TrackedPodcast"][];
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    trackedPodcastsOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tracked: components["schemas"]["TrackedPodcast"] | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    trackedPodcastsStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedPodcast"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After. Nothing was changed */
            503: components["responses"]["Refused"];
        };
    };
    trackedPodcastsStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not tracked */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    trackedPodcastsRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedPodcast"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description This can no longer be undone */
            404: components["responses"]["Refused"];
        };
    };
    trackedPodcastsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description On the site */
                    inApp: boolean;
                    /**
                     * @description Off, one email per check that found something, or one a day
                     * @enum {string}
                     */
                    email: "off" | "each" | "daily";
                };
            };
        };
        responses: {
            /** @description The settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description On the site */
                        inApp: boolean;
                        /**
                         * @description Off, one email per check that found something, or one a day
                         * @enum {string}
                         */
                        email: "off" | "each" | "daily";
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You do not track this show */
            404: components["responses"]["Refused"];
        };
    };
    alertsPage: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description The next page, as `<…>; rel="next"`. Absent at the end, and if it would be longer than 2000 characters */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            id: string;
                            podcastId: string;
                            podcastTitle: string;
                            imageUrl: string;
                            episodeId: string;
                            title: string;
                            published: string | null;
                            /** @description Seconds */
                            duration: number | null;
                            mp3: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Not seen yet */
                            isNew: boolean;
                        }[];
                        unseen: number;
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    alertsCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unseen: number;
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    alertsSeen: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All are marked as seen */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unseen: number;
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    webhooksAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhooks: components["schemas"]["Webhook"][];
                        most: number;
                    };
                };
            };
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
        };
    };
    webhooksCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description https, a public name, port 443 or 8443 */
                    url: string;
                    events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed")[];
                    /** @default  */
                    description?: string;
                    /**
                     * @description Narrows the events; without it, those of your watched views, changes of your tracked and listed shows, and episodes of the tracked ones
                     * @default {}
                     */
                    filter?: {
                        /**
                         * Format: uuid
                         * @description One of your lists: only its shows, instead of all that you track or have listed
                         */
                        listId?: string;
                        /** @description These shows; their changes even if you neither track nor have listed them */
                        podcastIds?: string[];
                        /**
                         * Format: uuid
                         * @description One of your watched views, instead of all
                         */
                        savedSearchId?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The webhook with its secret */
            201: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed")[];
                        description: string;
                        filter: {
                            /** Format: uuid */
                            listId?: string;
                            podcastIds?: string[];
                            /** Format: uuid */
                            savedSearchId?: string;
                        };
                        /** @enum {string} */
                        state: "active" | "failing" | "disabled";
                        /** @description auto: after five days of failures; 410: its own answer; user: its owner */
                        disabledBy: ("410" | "auto" | "user") | null;
                        failingSince: string | null;
                        /** @description Until then, messages have two signatures */
                        previousSecretUntil: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** @description `whsec_…`, shown only once. null when this answer repeats an earlier one; rotate it to get another */
                        secret: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description A rule is broken; `errors` names the field */
            422: components["responses"]["Refused"];
            /** @description Too many; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    webhooksRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing more is sent to it */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
        };
    };
    webhooksChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description https, a public name, port 443 or 8443 */
                    url?: string;
                    events?: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed")[];
                    description?: string;
                    /** @description Narrows the events; without it, those of your watched views, changes of your tracked and listed shows, and episodes of the tracked ones */
                    filter?: {
                        /**
                         * Format: uuid
                         * @description One of your lists: only its shows, instead of all that you track or have listed
                         */
                        listId?: string;
                        /** @description These shows; their changes even if you neither track nor have listed them */
                        podcastIds?: string[];
                        /**
                         * Format: uuid
                         * @description One of your watched views, instead of all
                         */
                        savedSearchId?: string;
                    };
                    /** @description false cancels pending tries; true resets earlier failures */
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description A rule is broken; `errors` names the field */
            422: components["responses"]["Refused"];
        };
    };
    webhooksRotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long the old secret signs beside the new one
                     * @default 24
                     */
                    graceHours?: number;
                };
            };
        };
        responses: {
            /** @description The webhook with its new secret */
            200: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed")[];
                        description: string;
                        filter: {
                            /** Format: uuid */
                            listId?: string;
                            podcastIds?: string[];
                            /** Format: uuid */
                            savedSearchId?: string;
                        };
                        /** @enum {string} */
                        state: "active" | "failing" | "disabled";
                        /** @description auto: after five days of failures; 410: its own answer; user: its owner */
                        disabledBy: ("410" | "auto" | "user") | null;
                        failingSince: string | null;
                        /** @description Until then, messages have two signatures */
                        previousSecretUntil: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** @description `whsec_…`, shown only once. null when this answer repeats an earlier one; rotate it to get another */
                        secret: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description Too many; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    deliveriesLog: {
        parameters: {
            query?: {
                status?: "pending" | "delivered" | "failed" | "exhausted";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    /** @description The next page, as `<…>; rel="next"`. Absent at the end, and if it would be longer than 2000 characters */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first, of the last 30 days */
                        deliveries: {
                            /**
                             * Format: uuid
                             * @description The `webhook-id` of every try
                             */
                            id: string;
                            type: string;
                            /**
                             * @description failed: another try follows; exhausted: none does
                             * @enum {string}
                             */
                            state: "pending" | "delivered" | "failed" | "exhausted";
                            tries: number;
                            /** Format: date-time */
                            createdAt: string;
                            lastTryAt: string | null;
                            nextTryAt: string | null;
                            tookMs: number | null;
                            /** @description Of the last answer; null when there was none */
                            status: number | null;
                            error: string | null;
                            /** @description The beginning of the last answer's body */
                            answer: string | null;
                            /** @description What was sent */
                            body: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
        };
    };
    deliveriesTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way */
            202: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        deliveryId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description The webhook is disabled, or the delivery is being tried */
            409: components["responses"]["Refused"];
            /** @description Too many; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    deliveriesReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way */
            202: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        deliveryId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description The webhook is disabled, or the delivery is being tried */
            409: components["responses"]["Refused"];
            /** @description Too many; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    deliveriesReplayAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, such as a UUID; makes a repeat harmless for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    from: string;
                    /**
                     * Format: date-time
                     * @description Without it, until now
                     */
                    to?: string;
                    /** @default true */
                    onlyFailed?: boolean;
                };
            };
        };
        responses: {
            /** @description They are on their way */
            202: {
                headers: {
                    /** @description `true` if this repeats the earlier answer to the same Idempotency-Key */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many are sent again */
                        deliveries: number;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` names it */
            400: components["responses"]["Refused"];
            /** @description Nobody is signed in, and there is no valid key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description The webhook is disabled, or the delivery is being tried */
            409: components["responses"]["Refused"];
            /** @description Too many; see Retry-After */
            429: components["responses"]["Refused"];
        };
    };
    "event.episode.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try and replay */
                "webhook-id": string;
                /** @description Seconds since 1970: the time of this try */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; or several */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "episode.published";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        podcastId: string;
                        episodeId: string;
                        title: string;
                        published: string | null;
                        /** @description Seconds */
                        duration: number | null;
                        audioUrl: string | null;
                        /**
                         * @description The event was longer than 20 kB: the ends of lists and texts, or whole fields, are left out
                         * @constant
                         */
                        shortened?: true;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. Any other answer leads to another try; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.podcast.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try and replay */
                "webhook-id": string;
                /** @description Seconds since 1970: the time of this try */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; or several */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "podcast.changed";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        podcastId: string;
                        /**
                         * Format: date-time
                         * @description When the import or the reading of feeds began
                         */
                        at: string;
                        /** @description By field, as in a podcast: all known ones of an added show, none of a removed one */
                        fields: {
                            [key: string]: {
                                /** @description null: unknown */
                                from: (number | string | boolean | string[] | {
                                    low: number;
                                    /** @description null: no upper end */
                                    high: number | null;
                                }) | null;
                                /** @description null: unknown */
                                to: (number | string | boolean | string[] | {
                                    low: number;
                                    /** @description null: no upper end */
                                    high: number | null;
                                }) | null;
                            };
                        };
                        /** @description Fields that changed and are not repeated here */
                        longFields: "description"[];
                        /**
                         * @description The event was longer than 20 kB: the ends of lists and texts, or whole fields, are left out
                         * @constant
                         */
                        shortened?: true;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. Any other answer leads to another try; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.podcast.removed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try and replay */
                "webhook-id": string;
                /** @description Seconds since 1970: the time of this try */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; or several */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "podcast.removed";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        podcastId: string;
                        /** Format: date-time */
                        at: string;
                        /** @description The show that it was merged with */
                        movedTo: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. Any other answer leads to another try; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.search.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try and replay */
                "webhook-id": string;
                /** @description Seconds since 1970: the time of this try */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; or several */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "search.changed";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        /** Format: uuid */
                        savedSearchId: string;
                        /** @description All changes, also those beyond the listed ones */
                        total: number;
                        byMethod: number;
                        methodFrom: string | null;
                        methodTo: string | null;
                        changes: {
                            /** @enum {string} */
                            kind: "entered" | "left" | "rose" | "fell" | "changed";
                            podcastId: string;
                            title: string;
                            /** @enum {string} */
                            what: "place" | "listeners" | "activity" | "explicit";
                            /** @description A place, a range, one of very-active, moderately-active, occasional, inactive, unknown, or 1, 0, N/A; null: not in the results */
                            from: string | null;
                            to: string | null;
                            /** @description The range of its listeners, such as "1,000-5,000", or "N/A" */
                            listeners: string;
                            /** @description The method of estimating changed: the show itself did not grow */
                            byMethod: boolean;
                        }[];
                        /**
                         * @description The event was longer than 20 kB: the ends of lists and texts, or whole fields, are left out
                         * @constant
                         */
                        shortened?: true;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. Any other answer leads to another try; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try and replay */
                "webhook-id": string;
                /** @description Seconds since 1970: the time of this try */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; or several */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "webhook.test";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        /** Format: uuid */
                        webhookId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. Any other answer leads to another try; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
